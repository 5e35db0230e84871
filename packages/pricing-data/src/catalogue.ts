import { type Footnote, footnotes } from './footnotes.ts';
import { type MarketingGroup, marketingGroups } from './marketingGroups.ts';
import { type MarketingPrices, marketingPrices } from './marketingPrices.ts';
import { type MarketingTier, marketingTiers } from './marketingTiers.ts';
import { type PodcastBundle, podcastBundles } from './podcastBundles.ts';
import type { View } from './views.ts';

/** Everything the agency offers. */
export interface Catalogue {
  readonly bundles: Readonly<Record<View, readonly PodcastBundle[]>>;
  readonly tiers: readonly MarketingTier[];
  readonly groups: readonly MarketingGroup[];
  readonly prices: MarketingPrices;
  readonly footnotes: readonly Footnote[];
}

/** The catalogue in one object: what `assertCatalogue` checks. */
export const catalogue: Catalogue = {
  bundles: podcastBundles,
  tiers: marketingTiers,
  groups: marketingGroups,
  prices: marketingPrices,
  footnotes,
};
