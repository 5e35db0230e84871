/** Window widths from which a layout changes, in px at the default text size. */
export const breakpoint = { sm: 640, md: 768, lg: 1024, xl: 1280 } as const;

const em = (px: number) => `${px / 16}em`;

const belowMd = `(width < ${em(breakpoint.md)})` as const;
const shortWindow = `(height < ${em(500)})` as const;

/** Media queries by name, for `'@media'` in styles. Sizes are in em, so they follow the visitor's text size. */
export const media = {
  sm: `(min-width: ${em(breakpoint.sm)})`,
  md: `(min-width: ${em(breakpoint.md)})`,
  lg: `(min-width: ${em(breakpoint.lg)})`,
  xl: `(min-width: ${em(breakpoint.xl)})`,
  belowMd,
  shortWindow,
  tallWindow: `(height >= ${em(500)})`,
  /** The windows that show a `BottomBar`: narrow, but large enough to leave room for the page. */
  bottomBar: `screen and ${belowMd} and (width >= 18em) and (height >= 14em)`,
  /** Windows too short for both the site's sticky header and a sticky header in the content. */
  tooLowForTwoBars: `${shortWindow}, (min-width: ${em(breakpoint.md)}) and (height < ${em(560)})`,
  coarsePointer: '(pointer: coarse)',
  canHover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
  noScript: '(scripting: none)',
  print: 'print',
} as const;
