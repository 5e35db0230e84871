import { media, uiStyle, vars, zIndex } from '../theme/style.ts';

export const root = uiStyle({
  position: 'fixed',
  zIndex: zIndex.skipLink,
  insetBlockStart: vars.space[2],
  // Keeps clear of a phone's camera cutout.
  insetInlineStart: `max(${vars.space[2]}, env(safe-area-inset-left), env(safe-area-inset-right))`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.text,
  color: vars.color.canvas,
  fontWeight: 600,
  // Clips the link instead of moving it off screen, where full-page screenshots would show it.
  selectors: {
    '&:not(:focus)': {
      clipPath: 'inset(50%)',
      width: '1px',
      height: '1px',
      padding: 0,
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    },
  },
  '@media': { [media.print]: { display: 'none' } },
});
