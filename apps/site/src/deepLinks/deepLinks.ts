import type { BundleId, TierKey } from '@agency/pricing-data';

/** What a link's hash may lead to: a tier (`#gold`) or a bundle (`#level-2`). */
type OfferId = TierKey | BundleId;

/**
 * Marks an element that shows an offer: a column, a card, one in each view. Only the `first`, visible
 * in the prerendered page, gets the `id`; the inline script finds the others by `data-offer`.
 */
export const offerAttributes = (offer: OfferId, { first }: { first: boolean }) =>
  first ? { id: offer } : { 'data-offer': offer };
