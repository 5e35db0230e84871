import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { headlineFont } from '../apps/site/src/headlineFont.ts';
import { webFont } from '../packages/ui/src/theme/tokens.ts';

// Loads complete fonts, because stories can contain characters outside the site's subsets.
for (const [family, file] of [
  [webFont, 'web-font.woff2'],
  [headlineFont, 'headline-font.woff2'],
] as const) {
  globalFontFace(family, {
    src: `url("${file}") format("woff2")`,
    fontWeight: '100 900',
    fontDisplay: 'block',
  });
}

// Removes Storybook's padding, because `decorators.tsx` sets each story's padding.
globalStyle('body.sb-show-main.sb-main-padded', { padding: 0 });
