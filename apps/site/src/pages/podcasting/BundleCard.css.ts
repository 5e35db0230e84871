import { media } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** A card with one amount a price; three amounts, with tax, take its whole width. */
export const card = style({});

/** What a price saves, below its quantity, and its sum. */
export const detail = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '1em',
  overflowWrap: 'anywhere',
});
// Also if it is the only one.
globalStyle(`${detail} > :last-child`, { marginInlineStart: 'auto' });

// In shares of the card's width on a phone, otherwise of the prices' width: 'R14 999 pm' fits beside '2 episodes
// per month'. A longer price in a narrow card is below its quantity.
for (const [screen, quantity, price] of [
  ['screen', '1.9cqi + 0.47rem', '17.9cqi - 2rem'],
  [`screen and ${media.sm}`, '2.35cqi + 0.44rem', '19.7cqi - 1.87rem'],
] as const) {
  globalStyle(`${card} [data-part="quantity"]`, {
    '@media': {
      [screen]: {
        flexBasis: 'max-content',
        fontSize: `clamp(0.8125rem, ${quantity}, 0.9375rem)`,
      },
    },
  });
  globalStyle(`${card} [data-part="price"]`, {
    '@media': { [screen]: { fontSize: `clamp(1.25rem, ${price}, 2.5rem)` } },
  });
}
