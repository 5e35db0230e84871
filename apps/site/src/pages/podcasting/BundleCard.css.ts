import { media, vars } from '@agency/ui/theme';
import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';

export const card = style({});

// A card without a tier's name reserves the line of its level, so that prices stay when the view changes.
globalStyle(`${card} [data-part="heading"]`, {
  '@media': {
    screen: { alignContent: 'center', minBlockSize: `calc(1lh + ${vars.space[1]} + 1.75rem)` },
  },
});

/** A card with one amount a price; three amounts, with tax, take its whole width. */
export const oneAmount = style([card]);

/** What a price saves, below its quantity, and its sum. */
export const detail = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '1em',
  overflowWrap: 'anywhere',
});
// Where a price beside its quantity would be smaller than the card's name, it is below, and so is its sum.
const beside = (rule: GlobalStyleRule) => ({ '@container': { '(width >= 18.125rem)': rule } });
const below = (rule: GlobalStyleRule) => ({
  '@media': { screen: { '@container': { '(width < 18.125rem)': rule } } },
});

// Also if it is the only one.
globalStyle(`${detail} > :last-child`, {
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  ...below({ marginInlineStart: 0 }),
});
globalStyle(`${oneAmount} [data-part="quantity"]`, below({ flexBasis: '100%' }));
globalStyle(`${oneAmount} [data-part="prices"] :is(div, span)`, below({ rowGap: vars.space[1] }));

// In shares of the card's width on a phone, otherwise of the prices' width: 'R14 999 pm' fits beside '2 episodes
// per month'.
for (const [screen, quantity, price] of [
  ['screen', '1.9cqi + 0.47rem', '17.9cqi - 2rem'],
  [`screen and ${media.sm}`, '2.35cqi + 0.44rem', '19.7cqi - 1.87rem'],
] as const) {
  globalStyle(`${oneAmount} [data-part="quantity"]`, {
    '@media': {
      [screen]: beside({
        flexBasis: 'max-content',
        fontSize: `clamp(0.8125rem, ${quantity}, 0.9375rem)`,
      }),
    },
  });
  globalStyle(`${oneAmount} [data-part="price"]`, {
    '@media': { [screen]: beside({ fontSize: `clamp(1.25rem, ${price}, 2.5rem)` }) },
  });
}
