import { media, touchArea, uiStyle } from '../theme/style.ts';

export const root = uiStyle({
  textDecoration: 'none',
  '@media': {
    [media.coarsePointer]: {
      position: 'relative',
      selectors: { '&::before': touchArea },
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
