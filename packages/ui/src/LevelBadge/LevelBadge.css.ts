import { uiStyle, vars } from '../theme/style.ts';

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
  height: '1.1em',
  width: 'auto',
  stroke: 'currentColor',
  strokeWidth: 1.25,
  // It rises in the reading direction.
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});
