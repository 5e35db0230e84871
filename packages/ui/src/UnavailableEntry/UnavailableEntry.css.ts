import { media, uiStyle, vars } from '../theme/style.ts';

export const button = uiStyle({
  // Wraps the badge if it does not fit beside the name, so that the name need not break inside a word.
  flexWrap: 'wrap',
  alignContent: 'center',
  columnGap: '0.375rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.textMuted,
  textAlign: 'start',
  '@media': { [media.forcedColors]: { color: 'GrayText' } },
});

export const badge = uiStyle({
  paddingInline: '0.4375rem',
  border: '1px solid currentColor',
  borderRadius: vars.radius.control,
  fontFamily: vars.font.brand,
  fontSize: '0.6875rem',
  fontWeight: 600,
  lineHeight: 1.5,
  letterSpacing: '0.01em',
  whiteSpace: 'nowrap',
});
