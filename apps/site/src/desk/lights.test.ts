import Color from 'colorjs.io';
import { expect, test } from 'vitest';
// biome-ignore lint/style/noRestrictedImports: Node cannot load the entries, which contain styles.
import { color } from '../../../../packages/ui/src/theme/tokens.ts';
import { lights, unlitTint } from './lights.ts';

const { tier1, ...others } = lights;

test.each(['light', 'dark'] as const)('%s: a lit light stands out from an unlit one', (theme) => {
  const [ink, text] = [color.inverseSurface[theme], color.onInverseSurface[theme]];
  const unlit = new Color(ink).mix(text, unlitTint / 100, { space: 'oklab' });
  for (const [tier, light] of Object.entries(lights)) {
    expect.soft(unlit.contrast(light, 'WCAG21'), tier).toBeGreaterThanOrEqual(4.5);
  }
});

test('the lights of the first colour, Platinum, are the brightest', () => {
  const brightest = Math.max(...Object.values(others).map((light) => new Color(light).luminance));
  expect(new Color(tier1).luminance).toBeGreaterThan(brightest);
});
