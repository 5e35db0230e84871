import { media } from '@agency/ui/theme';
import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { unwrapped } from '../../offers/amounts.css.ts';

/** A card whose prices are one amount each: three, with tax, take all of its width. */
export const card = style({});
const prices = `${card} > dl:first-of-type`;

/** From this width on, a quantity and its price stand side by side. */
const besideFrom = '20rem';

// As large as the longest price, 'R14 999 pm', may be beside its quantity.
globalStyle(`${prices} dd > span`, {
  '@media': {
    [`screen and ${media.md}`]: {
      '@container': { [`(${besideFrom} <= width < 24rem)`]: { fontSize: '10.4cqi' } },
    },
  },
});

/**
 * In narrow cards a quantity takes a line; the sum, in two, and the price stand below it. Otherwise some
 * quantities or sums would wrap and others not: the rows of neighbouring cards would not be level, and
 * those of a phone would shift when a web font replaces another. Large text has no room for it.
 */
const inNarrowCards = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, {
    '@media': {
      // The width of the grid, with the card's padding.
      [`screen and ${media.belowMd}`]: { '@container': { '(16rem <= width < 23.6rem)': rule } },
      [`screen and ${media.md}`]: { '@container': { [`(14rem <= width < ${besideFrom})`]: rule } },
    },
  });
inNarrowCards(`${prices} > div`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 1fr) auto',
  alignItems: 'last baseline',
});
inNarrowCards(`${prices} dt`, { display: 'contents' });
inNarrowCards(`${prices} dt > :first-child`, { gridColumn: '1 / -1' });
inNarrowCards(`${prices} ${unwrapped}`, { display: 'block' });
