import { media, vars } from '@agency/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ '@media': { [media.print]: { display: 'none' } } });

/** Looks like a quiet link. Its touch target takes no room. */
export const button = style({
  marginBlock: `calc(-1 * ${vars.space[3]})`,
  border: 0,
  padding: `${vars.space[3]} 0`,
  background: 'none',
  lineHeight: vars.lineHeight.snug,
  textAlign: 'start',
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.2em',
  color: vars.color.textMuted,
  cursor: 'pointer',
  '@media': { [media.canHover]: { selectors: { '&:hover': { color: vars.color.text } } } },
});
