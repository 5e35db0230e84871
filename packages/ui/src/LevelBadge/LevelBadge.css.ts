import { media, uiGlobal, uiStyle, vars } from '../theme/style.ts';

export const root = uiStyle({
  // Aligns the badge with the baseline of a card's name.
  display: 'inline-flex',
  minInlineSize: 0,
  maxInlineSize: '100%',
  alignItems: 'baseline',
  gap: '0.5em',
  fontFamily: vars.font.brand,
  fontVariantNumeric: 'tabular-nums',
});

/** Shrinks to the longest word, and breaks that word only if there is no room. */
export const text = uiStyle({ minInlineSize: 0, overflowWrap: 'break-word' });

export const meter = uiStyle({
  // Makes three bars 28 by 22 px.
  blockSize: '1.375rem',
  inlineSize: 'auto',
  color: vars.color.text,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  // The bars rise in the reading direction.
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

uiGlobal(`${meter} > path`, { fill: 'inherit', stroke: 'inherit' });
uiGlobal(`${meter} > [data-filled]`, { fill: 'currentColor' });
