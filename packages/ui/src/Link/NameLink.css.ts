import { media, touchArea, uiStyle } from '../theme/style.ts';

export const root = uiStyle({
  textDecoration: 'none',
  '@media': {
    [media.coarsePointer]: { position: 'relative', '::before': touchArea },
    [media.canHover]: {
      ':hover': { textDecoration: 'underline 2px', textUnderlineOffset: '0.15em' },
    },
  },
});
