import { marketingPrices } from './marketingPrices.ts';
import { pageOffers } from './pageOffers.ts';
import { podcastBundles } from './podcastBundles.ts';
import type { Price, ReducedPrice } from './price.ts';
import type { IsoDate } from './pricesAsOf.ts';

interface Priced {
  readonly prices: readonly { readonly price: Price | ReducedPrice }[];
}

/** The last days of all reduced prices. */
export function promotionDays(): readonly IsoDate[] {
  const offers: readonly Priced[] = [podcastBundles, ...Object.values(pageOffers)].flatMap(
    (ofViews) => Object.values(ofViews).flat(),
  );
  const prices = [
    ...offers.flatMap(({ prices }) => prices.map(({ price }) => price)),
    ...Object.values(marketingPrices).flatMap((ofTiers) => Object.values(ofTiers)),
  ];
  return [...new Set(prices.flatMap((price) => (typeof price === 'object' && price?.until) || []))];
}
