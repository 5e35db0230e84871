export { assertCatalogue, CatalogueError } from './assertCatalogue.ts';
export { catalogue } from './catalogue.ts';
export { footnoteNumber, footnotes, type NoteId } from './footnotes.ts';
export { type GroupId, type ItemId, marketingGroups } from './marketingGroups.ts';
export { marketingPrices } from './marketingPrices.ts';
export { marketingTiers, type TierKey } from './marketingTiers.ts';
export { monthlyRand, type Price, type Quote, quotes } from './monthlyRand.ts';
export { type BundleId, podcastBundles } from './podcastBundles.ts';
export { deliverableItem, podcastBundlesFor } from './podcastBundlesFor.ts';
export {
  contractMonths,
  recordingMinutes,
  recordingSlotHours,
  type Turnaround,
  turnarounds,
} from './terms.ts';
export type {
  Catalogue,
  Deliverable,
  DeliverableItem,
  Footnote,
  MarketingGroup,
  MarketingItem,
  MarketingPrices,
  MarketingTier,
  PodcastBundle,
  PodcastPrice,
  TierColour,
} from './types.ts';
export {
  type Audience,
  audienceFor,
  audiences,
  defaultView,
  isView,
  type View,
  viewFor,
  views,
} from './views.ts';
