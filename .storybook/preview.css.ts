import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { headlineFont } from '../apps/site/src/headlineFont.ts';
import { webFont } from '../packages/ui/src/theme/tokens.ts';

// Loads whole fonts: stories may contain characters outside the site's subsets. main.ts has the aliases.
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

// `decorators.tsx` sets the padding around a story.
globalStyle('body.sb-show-main.sb-main-padded', { padding: 0 });
