import {
  type BundleId,
  marketingTiers,
  podcastBundlesFor,
  type TierKey,
  views,
} from '@agency/pricing-data';

/** What a link's hash may lead to: a tier (`#gold`) or a bundle (`#level-2`). */
export type Anchor = TierKey | BundleId;

/** Every offer on the pages. */
export const anchors: readonly Anchor[] = [
  ...marketingTiers.map(({ key }) => key),
  ...new Set(views.flatMap((view) => podcastBundlesFor(view).map(({ id }) => id))),
];

/**
 * The attributes of what shows an offer: a column, a card, one in each view. A script leads the
 * hash to the one in sight. An `id`, for whoever has no scripts, can stand on one of them only:
 * on the `first`, which is in sight as the page is served.
 */
export const anchorAttributes = (anchor: Anchor, { first }: { first: boolean }) =>
  first ? { id: anchor } : { 'data-anchor': anchor };
