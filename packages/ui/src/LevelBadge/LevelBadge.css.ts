import { media, uiStyle, vars } from '../theme/style.ts';

export const root = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5em',
  fontFamily: vars.font.brand,
  fontWeight: 600,
  lineHeight: vars.lineHeight.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const meter = uiStyle({
  // 28 by 22 px for three bars.
  blockSize: '1.375rem',
  inlineSize: 'auto',
  color: vars.color.text,
  stroke: 'currentColor',
  strokeWidth: 1.5,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  // The bars rise in the reading direction.
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});
