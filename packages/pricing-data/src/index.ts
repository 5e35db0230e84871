export { assertCatalogue } from './assertCatalogue.ts';
export { type Catalogue, catalogue, reducedPriceDays } from './catalogue.ts';
export { currency } from './currency.ts';
export { dayAt, endOf, type IsoDate, isDay } from './days.ts';
export { type Footnote, footnoteNumber, footnotes, footnotesOf, type NoteId } from './footnotes.ts';
export {
  type GroupId,
  type ItemId,
  type MarketingGroup,
  type MarketingItem,
  marketingGroups,
} from './marketingItems.ts';
export {
  type MarketingPrices,
  marketingPrice,
  marketingPrices,
  tiersFor,
} from './marketingPrices.ts';
export {
  type MarketingTier,
  marketingTiers,
  type TierColor,
  type TierKey,
} from './marketingTiers.ts';
export { type PageOffer, pageOffers, pageOffersFor } from './pageOffers.ts';
export {
  type BundleId,
  type Deliverable,
  type DeliverableLine,
  episodeSaving,
  type PodcastBundle,
  type PodcastBundleData,
  type PodcastPrice,
  podcastBundles,
  podcastBundlesFor,
} from './podcastBundles.ts';
export {
  isQuote,
  type MonthlyPrice,
  type ParsedPrice,
  type Price,
  parsePrice,
  type Quote,
  quotes,
  type ReducedPrice,
  withAmount,
} from './price.ts';
export { pricesAsOf } from './pricesAsOf.ts';
export {
  contractMonths,
  recordingMinutes,
  recordingSlotHours,
  type Turnaround,
  turnarounds,
} from './terms.ts';
export {
  type Audience,
  audienceFor,
  audiences,
  defaultView,
  type View,
  views,
} from './views.ts';
