import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { webFont } from '../packages/ui/src/theme/tokens.ts';

// The whole web font: stories may contain characters outside the site's subset.
globalFontFace(webFont, {
  // An alias of main.ts.
  src: 'url("web-font.woff2") format("woff2")',
  fontWeight: '100 900',
  fontDisplay: 'block',
});

// `decorators.tsx` sets the padding around a story.
globalStyle('body.sb-show-main.sb-main-padded', { padding: 0 });
