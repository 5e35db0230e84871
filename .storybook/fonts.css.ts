import { globalFontFace } from '@vanilla-extract/css';
import { webFont } from '../packages/ui/src/theme/tokens.ts';

// The whole web font: stories may show characters that the site's own subset leaves out.
globalFontFace(webFont, {
  // An alias of main.ts.
  src: 'url("web-font.woff2") format("woff2")',
  fontWeight: '100 900',
  fontDisplay: 'block',
});
