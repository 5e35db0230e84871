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
 * What a column or a card that shows an offer has: its name links to it, by which the inline script
 * finds all of them. Where there are several, only the `first` has the `id`.
 */
export const offerAttributes = (offer: OfferId, { first }: { first: boolean }) => ({
  href: `#${offer}`,
  id: first ? offer : undefined,
});

/** The name of the offer that a hash leads to in a view, if it leads to one. */
export function linkedOffer(hash: string, view: View): string | undefined {
  const offer = hash.slice(1);
  const bundle = podcastBundlesFor(view).find(({ id }) => id === offer);
  return bundle ? bundleName(bundle) : marketingTiers.find(({ key }) => key === offer)?.label;
}
