import type { BundleId, TierKey } from '@agency/pricing-data';

/** What a link's hash may lead to: a tier (`#gold`) or a bundle (`#level-2`). */
type OfferId = TierKey | BundleId;

/**
 * The attributes of what shows an offer: a column, a card, one in each view. The inline script
 * scrolls to the one in sight. Without scripts the `id` does, which only one of them can have: the
 * `first`, which is in sight in the prerendered page.
 */
export const offerAttributes = (offer: OfferId, { first }: { first: boolean }) =>
  first ? { id: offer } : { 'data-offer': offer };
