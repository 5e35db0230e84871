import { footnotes } from './footnotes.ts';
import { marketingGroups } from './marketingGroups.ts';
import { marketingPrices } from './marketingPrices.ts';
import { marketingTiers } from './marketingTiers.ts';
import { podcastBundles } from './podcastBundles.ts';
import type { Catalogue } from './types.ts';

/** KitchenSink the agency offers, in one object: what `assertCatalogue` checks. */
export const catalogue: Catalogue = {
  bundles: podcastBundles,
  tiers: marketingTiers,
  groups: marketingGroups,
  prices: marketingPrices,
  footnotes,
};
