import { media, uiStyle, vars } from '../theme/style.ts';

export const root = uiStyle({
  textDecoration: 'none',
  '@media': {
    [media.coarsePointer]: {
      position: 'relative',
      selectors: {
        '&::before': {
          content: '""',
          position: 'absolute',
          inset: `min(0px, 50% - ${vars.size.touchTarget} / 2)`,
        },
      },
    },
    [media.canHover]: {
      selectors: {
        '&:hover': {
          textDecoration: 'underline',
          textDecorationThickness: '2px',
          textUnderlineOffset: '0.15em',
        },
      },
    },
  },
});
