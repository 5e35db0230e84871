import { podcastBundlesFor, type View, views } from '@agency/pricing-data';
import { media } from '@agency/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** A card with one amount a price; three amounts, with tax, take its whole width. */
export const card = styleVariants(
  Object.fromEntries(views.map((view) => [view, {}])) as Record<View, object>,
);

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

/** The widths of a view's longest price: its figures, in em, and what follows them, in rem. */
function longestPrice(view: View) {
  const prices = podcastBundlesFor(view).flatMap((bundle) => bundle.prices);
  const digits = prices.map(({ price }) => price.replaceAll(/\D/g, '').length);
  return {
    // 'R14 999' or shorter, so that the views' prices have the same size.
    figures: 3.8 + 0.62 * Math.max(0, ...digits.map((count) => count - 5)),
    suffix: prices.some(({ price }) => price.endsWith(' pm')) ? 1.6 : 0,
  };
}

for (const view of views) {
  const { figures, suffix } = longestPrice(view);
  /** Sizes in which '2 episodes per month' and the price fit one line. */
  const sizes = (quantity: string, besideIt: string) => ({
    quantity: { fontSize: `clamp(0.8125rem, ${quantity}, 0.9375rem)` },
    price: { fontSize: `clamp(1.25rem, (${besideIt} - ${suffix}rem) / ${figures}, 2.5rem)` },
  });
  // In shares of the card's width on a phone, otherwise of the prices' width.
  const onPhone = sizes('1.9cqi + 0.47rem', '68cqi - 6.05rem');
  const wider = sizes('2.35cqi + 0.44rem', '75cqi - 5.5rem');
  for (const part of ['quantity', 'price'] as const) {
    globalStyle(`${card[view]} [data-part="${part}"]`, {
      '@media': { screen: onPhone[part], [`screen and ${media.sm}`]: wider[part] },
    });
  }
}
