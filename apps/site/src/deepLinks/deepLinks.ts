import {
  type BundleId,
  marketingTiers,
  podcastBundlesFor,
  type TierKey,
  type View,
} from '@agency/pricing-data';
import { bundleName } from '../content/podcasting.ts';

/** What a link's hash may lead to: a tier (`#gold`) or a bundle (`#level-2`). */
type OfferId = TierKey | BundleId;

/**
 * Marks an element that shows an offer: a column, a card, one in each view; its name links to it.
 * Only the `first`, visible in the prerendered page, gets the `id`; the inline script finds the
 * others by `data-offer`.
 */
export const offerAttributes = (offer: OfferId, { first }: { first: boolean }) => ({
  href: `#${offer}`,
  ...(first ? { id: offer } : { 'data-offer': offer }),
});

/** The name of the offer that a hash leads to in a view, if it leads to one. */
export function linkedOffer(hash: string, view: View): string | undefined {
  const offer = hash.slice(1);
  const bundle = podcastBundlesFor(view).find(({ id }) => id === offer);
  return bundle ? bundleName(bundle) : marketingTiers.find(({ key }) => key === offer)?.label;
}
