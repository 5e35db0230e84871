import {
  type Deliverable,
  type DeliverableItem,
  type PodcastBundle,
  podcastBundles,
} from './podcastBundles.ts';
import type { View } from './views.ts';

/** A view's bundles in display order, highest first, without hidden ones. */
export function podcastBundlesFor(view: View): readonly PodcastBundle[] {
  const shown = podcastBundles[view].filter(({ hidden }) => !hidden);
  return view === 'creator' ? shown.reverse() : shown;
}

/** Converts a deliverable to an object: plain text means included. */
export function deliverableItem(deliverable: Deliverable): DeliverableItem {
  return typeof deliverable === 'string' ? { text: deliverable, included: true } : deliverable;
}
