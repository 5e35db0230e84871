import { media, vars } from '@agency/ui/theme';
import { style } from '@vanilla-extract/css';

/** No box of its own: bars stick, and grids lay out, as if it were not there. */
export const part = style({ display: 'contents' });

/** Where toasts are: clear of the sticking bars. */
export const notice = style({
  position: 'fixed',
  zIndex: 30,
  insetBlockStart: `calc(${vars.size.stickyTop} + ${vars.space[7]})`,
  insetInline: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  width: 'min(26rem, 100% - 2rem)',
  marginInline: 'auto',
  padding: vars.space[4],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  '@media': {
    [media.shortWindow]: { insetBlockStart: `calc(${vars.size.stickyTop} + ${vars.space[2]})` },
    [media.print]: { display: 'none' },
  },
});
