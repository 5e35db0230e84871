import { media, vars } from '@agency/ui/theme';
import { style } from '@vanilla-extract/css';

/** Visible only on focus. */
export const skipLink = style({
  position: 'fixed',
  zIndex: 40,
  insetBlockStart: vars.space[2],
  // Clear of a phone's camera cutout.
  insetInlineStart: `max(${vars.space[2]}, env(safe-area-inset-left), env(safe-area-inset-right))`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.text,
  color: vars.color.canvas,
  fontWeight: 600,
  selectors: { '&:not(:focus)': { translate: '0 -200%' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const logoLink = style({ minHeight: vars.size.touchTarget });

export const main = style({
  paddingInline: vars.size.gutter,
  paddingBlock: `${vars.space[6]} ${vars.space[8]}`,
  outline: 'none',
  '@media': {
    [media.md]: { paddingBlock: `${vars.space[8]} ${vars.space[9]}` },
    [media.print]: { paddingBlock: `${vars.space[3]} ${vars.space[2]}` },
  },
});
