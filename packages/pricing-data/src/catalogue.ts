import { footnotes } from './footnotes.ts';
import { marketingGroups } from './marketingGroups.ts';
import { marketingPrices } from './marketingPrices.ts';
import { marketingTiers } from './marketingTiers.ts';
import { pageOffers } from './pageOffers.ts';
import { podcastBundles } from './podcastBundles.ts';
import { pricesAsOf } from './pricesAsOf.ts';

/** Everything the agency offers in one object: what `assertCatalogue` checks. */
export const catalogue = {
  bundles: podcastBundles,
  tiers: marketingTiers,
  groups: marketingGroups,
  prices: marketingPrices,
  pricesAsOf,
  footnotes,
  pageOffers,
} as const;

export type Catalogue = typeof catalogue;
