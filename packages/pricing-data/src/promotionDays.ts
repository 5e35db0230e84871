import { marketingPrices } from './marketingPrices.ts';
import { pageOffers } from './pageOffers.ts';
import { podcastBundles } from './podcastBundles.ts';
import type { ReducedPrice } from './price.ts';
import type { IsoDate } from './pricesAsOf.ts';

/** The last days of all reduced prices. */
export const promotionDays = (): readonly IsoDate[] => [
  ...new Set(daysIn([podcastBundles, pageOffers, marketingPrices])),
];

function daysIn(part: unknown): readonly IsoDate[] {
  if (typeof part !== 'object' || part === null) return [];
  const { until } = part as Partial<ReducedPrice>;
  return until ? [until] : Object.values(part).flatMap(daysIn);
}
