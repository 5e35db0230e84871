import {
  type Deliverable,
  type DeliverableItem,
  type PodcastBundle,
  type PodcastPrice,
  podcastBundles,
} from './podcastBundles.ts';
import { amountOf, parsePrice } from './price.ts';
import type { View } from './views.ts';

/**
 * A view's bundles in display order, highest first, without hidden ones. Their deliverables begin with
 * those that differ between the levels.
 */
export function podcastBundlesFor(view: View): readonly PodcastBundle[] {
  const shown = podcastBundles[view].filter(({ hidden }) => !hidden);
  const shared = sharedDeliverables(view);
  const isShared = (deliverable: Deliverable) => Number(shared.has(deliverable));
  const bundles = shown.map((bundle) => ({
    ...bundle,
    prices: bundle.prices.map((each) => ({ ...each, price: parsePrice(each.price) })),
    deliverables: bundle.deliverables.toSorted((a, b) => isShared(a) - isShared(b)),
  }));
  return bundles.sort((a, b) => rank(b) - rank(a));
}

/** A custom bundle comes last. */
const rank = ({ level }: Pick<PodcastBundle, 'level'>): number => (level === 'Custom' ? 0 : level);

/** The deliverables that all levels of a view include, worded alike. */
export function sharedDeliverables(view: View): ReadonlySet<Deliverable> {
  const levels = podcastBundles[view].filter(
    ({ level, hidden }) => typeof level === 'number' && !hidden,
  );
  const [first, ...others] = levels.map(({ deliverables }) => deliverables);
  return new Set(
    first?.filter(
      (deliverable) =>
        typeof deliverable === 'string' && others.every((list) => list.includes(deliverable)),
    ),
  );
}

/**
 * The percentage saved per episode, compared with the bundle's first price, rounded down; 0 if nothing
 * is saved, or if either price is agreed individually.
 */
export function episodeSaving(
  { prices: [first] }: Pick<PodcastBundle, 'prices'>,
  price: PodcastPrice,
): number {
  const one = first && amountOf(first.price);
  const more = amountOf(price.price);
  if (!one || !more) return 0;
  const share = (100 * more * Number(first.episodes)) / (one * Number(price.episodes));
  return share < 100 ? Math.floor(100 - share) : 0;
}

/** Converts a deliverable to an object: plain text means included. */
export function deliverableItem(deliverable: Deliverable): DeliverableItem {
  return typeof deliverable === 'string' ? { text: deliverable, included: true } : deliverable;
}
