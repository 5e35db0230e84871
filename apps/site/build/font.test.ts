import { expect, test } from 'vitest';
import { webFontFile } from './font.ts';

test('a web font without a package stops the build, which says what to do', () => {
  expect(() => webFontFile('Bricolage Grotesk')).toThrow(
    /The theme's web font is 'Bricolage Grotesk', but @fontsource-variable\/bricolage-grotesk is not installed\. .*tokens\.ts.* add -D/,
  );
});
