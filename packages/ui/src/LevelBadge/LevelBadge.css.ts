import { media, uiGlobal, uiStyle, vars } from '../theme/style.ts';

export const root = uiStyle({
  display: 'inline-flex',
  minInlineSize: 0,
  maxInlineSize: '100%',
  alignItems: 'baseline',
  gap: '0.5em',
  fontFamily: vars.font.brand,
  fontVariantNumeric: 'tabular-nums',
});

export const text = uiStyle({ minInlineSize: 0, overflowWrap: 'break-word' });

export const meter = uiStyle({
  blockSize: '1.375rem',
  inlineSize: 'auto',
  color: vars.color.text,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

uiGlobal(`${meter} > path`, { fill: 'inherit', stroke: 'inherit' });
uiGlobal(`${meter} > [data-filled]`, { fill: 'currentColor' });
