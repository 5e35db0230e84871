import type { NoteId } from './footnotes.ts';
import type { GroupId, ItemId } from './marketingGroups.ts';
import type { TierKey } from './marketingTiers.ts';
import type { Price } from './monthlyRand.ts';
import type { BundleId } from './podcastBundles.ts';
import type { Turnaround } from './terms.ts';
import type { Audience, View } from './views.ts';

// The `Id` and `Key` parameters are for the data files only. They check their literals against
// the shape with plain strings, then derive the unions that are the defaults here: anyone else
// writes `MarketingItem` and gets the ids that exist.

/** A deliverable that says whether the bundle includes it. */
export interface DeliverableItem {
  readonly text: string;
  readonly included: boolean;
}

/** One line of a bundle's deliverables. Plain text is included. */
export type Deliverable = string | DeliverableItem;

/** What a bundle costs per month at a number of episodes per month. */
export interface PodcastPrice {
  /** Episodes per month, or 'Custom' when it is agreed with each client. */
  readonly episodes: number | 'Custom';
  readonly price: Price;
}

/** A podcast production bundle: one card of the podcasting page. */
export interface PodcastBundle<Id extends string = BundleId> {
  /** Stable, for keys and anchors. Unique within a view: `#level-2` is valid in both views. */
  readonly id: Id;
  /** The bundle's name. Empty for creators, whose bundles go by level alone. */
  readonly tier: string;
  readonly level: number | 'Custom';
  readonly prices: readonly PodcastPrice[];
  /** What each recording delivers. Line N is the same thing in every level of a view. */
  readonly deliverables: readonly Deliverable[];
  readonly turnaround: Turnaround;
  /** Whether the card carries the 'Popular' badge. */
  readonly featured: boolean;
  readonly note?: string;
}

/** The metal a tier is drawn in. A name, not a value: the design system owns the colours. */
export type TierColour = 'platinum' | 'gold' | 'silver' | 'bronze';

/** A digital marketing package: one column of the comparison table. */
export interface MarketingTier<Key extends string = TierKey> {
  readonly key: Key;
  readonly label: string;
  readonly colour: TierColour;
}

/** A feature that the marketing tiers are compared by: one row of the table. */
export interface MarketingItem<Id extends string = ItemId> {
  readonly id: Id;
  readonly label: string;
  /** The footnote that explains the item. */
  readonly noteId?: NoteId;
  /** What each tier offers. `null` is written out: the tier deliberately does not include it. */
  readonly values: Readonly<Record<TierKey, string | null>>;
}

/** A heading of the comparison table and the items below it. */
export interface MarketingGroup<Id extends string = GroupId, Item extends string = ItemId> {
  readonly id: Id;
  readonly label: string;
  readonly items: readonly MarketingItem<Item>[];
}

/** A remark below the comparison table. `footnoteNumber` numbers it by its place in the list. */
export interface Footnote<Id extends string = NoteId> {
  readonly id: Id;
  readonly text: string;
}

/** The monthly price of each marketing tier, for each audience. */
export type MarketingPrices = Readonly<Record<Audience, Readonly<Record<TierKey, Price>>>>;

/** KitchenSink the agency offers. */
export interface Catalogue {
  readonly bundles: Readonly<Record<View, readonly PodcastBundle[]>>;
  readonly tiers: readonly MarketingTier[];
  readonly groups: readonly MarketingGroup[];
  readonly prices: MarketingPrices;
  readonly footnotes: readonly Footnote[];
}
