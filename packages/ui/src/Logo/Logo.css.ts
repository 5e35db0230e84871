import { media, uiStyle, vars } from '../theme/style.ts';

export const mark = uiStyle({
  width: '1.875rem',
  height: '1.75rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3.25,
  strokeLinecap: 'round',
  // The name needs the room where a header is narrow and its text very large.
  '@container': { '(width < 13rem)': { display: 'none' } },
  // Light bars on dark look bolder than dark ones on light.
  selectors: { '[data-theme="dark"] &': { strokeWidth: 2.75 } },
});

export const highlighted = uiStyle({
  stroke: vars.color.accent,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});

export const root = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  color: vars.color.text,
});

export const name = uiStyle({
  minInlineSize: 0,
  fontFamily: vars.font.brand,
  fontSize: vars.fontSize.lead,
  fontWeight: 750,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
