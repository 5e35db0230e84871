export { assertCatalogue, CatalogueError } from './assertCatalogue.ts';
export { type Catalogue, catalogue } from './catalogue.ts';
export { type Footnote, footnoteNumber, footnotes, type NoteId } from './footnotes.ts';
export {
  type GroupId,
  type ItemId,
  includedItems,
  type MarketingGroup,
  type MarketingItem,
  marketingGroups,
} from './marketingGroups.ts';
export { type MarketingPrices, marketingPrices } from './marketingPrices.ts';
export {
  type MarketingTier,
  marketingTiers,
  type TierColor,
  type TierKey,
} from './marketingTiers.ts';
export { isQuote, monthlyRand, type Price, type Quote, quotes, withAmount } from './monthlyRand.ts';
export {
  type BundleId,
  type Deliverable,
  type DeliverableItem,
  type PodcastBundle,
  type PodcastPrice,
  podcastBundles,
} from './podcastBundles.ts';
export {
  deliverableItem,
  episodeSaving,
  podcastBundlesFor,
  sharedDeliverables,
} from './podcastBundlesFor.ts';
export { type IsoDate, pricesAsOf } from './pricesAsOf.ts';
export {
  contractMonths,
  recordingMinutes,
  recordingSlotHours,
  type Turnaround,
  turnarounds,
} from './terms.ts';
export { tiersFor } from './tiersFor.ts';
export {
  type Audience,
  audienceFor,
  audiences,
  defaultView,
  type View,
  views,
} from './views.ts';
