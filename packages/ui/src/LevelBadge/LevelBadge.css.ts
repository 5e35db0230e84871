import { media, uiStyle, vars } from '../theme/style.ts';

export const root = uiStyle({
  // Inline, for the baseline of a card's name.
  display: 'inline-grid',
  // A word that is too wide breaks.
  gridTemplateColumns: 'auto minmax(0, auto)',
  alignItems: 'baseline',
  gap: '0.5em',
  fontFamily: vars.font.brand,
  fontVariantNumeric: 'tabular-nums',
});

export const meter = uiStyle({
  alignSelf: 'center',
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
