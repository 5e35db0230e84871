import { media } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const lineIf = (query: string) => ({
  '@container': { [query]: { display: 'inline-block', width: '100cqi', maxWidth: '100%' } },
});

/** From this width on, a quantity and its price stand side by side. */
const besideFrom = '20rem';

/**
 * In narrow cards a quantity takes a line, and its price stands below. Beside it, some quantities would
 * wrap and others not: the rows of neighbouring cards would not be level, and those of a phone would
 * shift when a web font replaces another.
 */
export const quantity = style({
  '@media': {
    // The width of the grid, with the card's padding.
    [media.belowMd]: lineIf('(width < 23.6rem)'),
    [media.md]: lineIf(`(width < ${besideFrom})`),
  },
});

export const card = style({});
// As large as the longest price, 'R14 999 pm', may be beside its quantity.
globalStyle(`${card} dl > div > dd > span`, {
  '@media': {
    [`screen and ${media.md}`]: {
      '@container': { [`(${besideFrom} <= width < 24rem)`]: { fontSize: '10.4cqi' } },
    },
  },
});
