import { iconButton, media, uiStyle, vars } from '../theme/style.ts';

export const root = uiStyle({
  ...iconButton,
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  // The side of its icon.
  fontSize: '1.5rem',
  selectors: { '&:disabled': { opacity: 0.55, pointerEvents: 'none' } },
  '@media': {
    [media.canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.surfaceSunken } } },
    [media.print]: { display: 'none' },
  },
});
