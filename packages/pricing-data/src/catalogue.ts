import type { IsoDate } from './days.ts';
import { footnotes } from './footnotes.ts';
import { marketingGroups } from './marketingItems.ts';
import { marketingPrices } from './marketingPrices.ts';
import { marketingTiers } from './marketingTiers.ts';
import { pageOffers } from './pageOffers.ts';
import { podcastBundles } from './podcastBundles.ts';
import type { ReducedPrice } from './price.ts';
import { pricesAsOf } from './pricesAsOf.ts';
import { contractMonths, recordingMinutes, recordingSlotHours } from './terms.ts';

/** Everything the agency offers, in one object for `assertCatalogue`. */
export const catalogue = {
  bundles: podcastBundles,
  tiers: marketingTiers,
  groups: marketingGroups,
  prices: marketingPrices,
  pricesAsOf,
  contractMonths,
  recordingMinutes,
  recordingSlotHours,
  footnotes,
  pageOffers,
} as const;

export type Catalogue = typeof catalogue;

/** Returns the last days of all reduced prices, without duplicates. */
export const reducedPriceDays = (): readonly IsoDate[] => [
  ...new Set(daysIn([podcastBundles, pageOffers, marketingPrices])),
];

function daysIn(part: unknown): readonly IsoDate[] {
  if (typeof part !== 'object' || part === null) return [];
  const { until } = part as Partial<ReducedPrice>;
  return until ? [until] : Object.values(part).flatMap(daysIn);
}
