import { media } from '@agency/ui/theme';
import { style } from '@vanilla-extract/css';

const lineIf = (query: string) => ({
  '@container': { [query]: { display: 'inline-block', width: '100cqi', maxWidth: '100%' } },
});

/**
 * In narrow cards a quantity takes a line, and its price stands below. Beside it, some quantities would
 * wrap and others not: the rows of neighbouring cards would not be level, and those of a phone would
 * shift when a web font replaces another.
 */
export const quantity = style({
  '@media': {
    // The width of the grid, with the card's padding.
    [media.belowMd]: lineIf('(width < 23.6rem)'),
    [media.md]: lineIf('(width < 18rem)'),
    [media.lg]: lineIf('(width < 22rem)'),
  },
});
