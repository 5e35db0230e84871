import type { View } from '@agency/pricing-data';
import { media } from '@agency/ui/theme';
import { createVar, globalStyle, style } from '@vanilla-extract/css';

/** The width of the suffix after a view's prices. */
const suffix = createVar();

/** A card with one amount a price; three amounts, with tax, take its whole width. */
export const card: Record<View, string> = {
  brand: style({ vars: { [suffix]: '0rem' } }),
  creator: style({ vars: { [suffix]: '1.6rem' } }), // ' pm'
};

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

/** Sizes in which '2 episodes per month' and 'R14 999' fit one line. */
const sizes = (quantity: string, besideIt: string) => ({
  quantity: { fontSize: `clamp(0.8125rem, ${quantity}, 0.9375rem)` },
  price: { fontSize: `clamp(1.25rem, (${besideIt} - ${suffix}) / 3.8, 2.5rem)` },
});
// In shares of the card's width on a phone, otherwise of the prices' width.
const onPhone = sizes('1.9cqi + 0.47rem', '68cqi - 6.05rem');
const wider = sizes('2.35cqi + 0.44rem', '75cqi - 5.32rem');

for (const each of Object.values(card)) {
  const row = `${each} > dl:first-of-type > div`;
  for (const [part, of] of [
    ['dt', 'quantity'],
    ['dt + dd > span', 'price'],
  ] as const) {
    globalStyle(`${row} > ${part}`, {
      '@media': { screen: onPhone[of], [`screen and ${media.sm}`]: wider[of] },
    });
  }
}
