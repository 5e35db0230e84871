import {
  type BundleId,
  type Deliverable,
  type DeliverableItem,
  type PodcastBundle,
  podcastBundles,
} from './podcastBundles.ts';
import type { View } from './views.ts';

/** How each view lists its bundles. */
const listings: Record<View, { reversed: boolean; hidden: readonly BundleId[] }> = {
  brand: { reversed: false, hidden: ['end-game'] },
  creator: { reversed: true, hidden: [] },
};

/** The bundles that a view shows, in the order it shows them. */
export function podcastBundlesFor(view: View): readonly PodcastBundle[] {
  const { reversed, hidden } = listings[view];
  const shown = podcastBundles[view].filter(({ id }) => !hidden.includes(id));
  return reversed ? shown.reverse() : shown;
}

/** A deliverable with its flag spelt out: plain text is included. */
export function deliverableItem(deliverable: Deliverable): DeliverableItem {
  return typeof deliverable === 'string' ? { text: deliverable, included: true } : deliverable;
}
