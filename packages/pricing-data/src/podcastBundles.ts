import { isQuote, type ParsedPrice, type Price, parsePrice, type ReducedPrice } from './price.ts';
import { recordingMinutes, recordingSlotHours, type Turnaround } from './terms.ts';
import type { View } from './views.ts';

/** One line of a bundle's deliverables; a plain string is an included deliverable. */
export type DeliverableLine = string | { readonly text: string; readonly included: boolean };

export interface Deliverable {
  readonly text: string;
  readonly included: boolean;
  /** Whether all levels of the view include the deliverable, in the same words. */
  readonly shared: boolean;
}

/** A bundle's monthly price for a number of episodes per month. */
export interface PodcastPrice<PriceForm = ParsedPrice> {
  /** Episodes per month; 'Custom' if agreed individually. */
  readonly episodes: number | 'Custom';
  readonly price: PriceForm;
}

/** A bundle's level. Pages show it on a scale that ends at the highest level shown in the view. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6;

/** A podcast production bundle: one card on the podcasting page. */
export interface PodcastBundle<
  Id extends string = BundleId,
  PriceForm = ParsedPrice,
  DeliverableForm = Deliverable,
> {
  /** A stable id for keys and deep links, unique only within a view: both views have a `#level-2`. */
  readonly id: Id;
  /** The bundle's name. Empty for creators, whose bundles have only a level. */
  readonly tier: string;
  readonly level: Level | 'Custom';
  readonly prices: readonly PodcastPrice<PriceForm>[];
  /** The deliverables per recording. Line N is the same deliverable at every level of a view. */
  readonly deliverables: readonly DeliverableForm[];
  readonly turnaround: Turnaround;
  /** Whether the card has the 'Popular' badge. */
  readonly featured: boolean;
  readonly note?: string;
  /**
   * Whether pages and the price list leave the bundle out.
   * @default false
   */
  readonly hidden?: boolean;
}

/** A bundle as written in this file, with unparsed prices. */
export type PodcastBundleData<Id extends string = BundleId> = PodcastBundle<
  Id,
  Price | ReducedPrice,
  DeliverableLine
>;

/** Marks a deliverable as excluded from a level. */
const no = (text: string): DeliverableLine => ({ text, included: false });

/** Creates the prices for one and for two episodes per month. */
const perMonth = (
  one: Price | ReducedPrice,
  two: Price | ReducedPrice,
): PodcastPrice<Price | ReducedPrice>[] => [
  { episodes: 1, price: one },
  { episodes: 2, price: two },
];

// Assumption: every level of both views includes recording, editing and a download link. The agency
// names them for Novice only, but no level offers less than a lower one.
const recording = `Studio recording, up to ${recordingMinutes} minutes in a ${recordingSlotHours}-hour slot`;
const editing = 'Audio and video editing';
const downloadLink = 'Download link';

/** Returns each level's deliverables: the common ones, and the level's column of the given rows. */
function byLevel<const Row extends readonly DeliverableLine[]>(
  first: Row,
  ...others: { [Level in keyof Row]: DeliverableLine }[]
) {
  const column = (_: DeliverableLine, index: number) => {
    const lines = [first, ...others].flatMap((row) => row[index] ?? []);
    return [recording, editing, ...lines, downloadLink];
  };
  return first.map(column) as { [Level in keyof Row]: DeliverableLine[] };
}

// Assumption: where the agency says 'several' or 'most other items excluded', a level excludes what is named
// only for a higher level. Novice's teasers and the other levels' reels count as one line.
const [brandLevel1, brandLevel2, brandLevel3] = byLevel(
  [no('Producer on set'), no('Producer on set'), 'Producer on set'],
  ['3 teasers', 'Up to 3 reels', 'Up to 5 reels'],
  [no('Quote graphics'), '2 quote graphics', '7 quote graphics'],
  [no('Thumbnails'), '1 thumbnail', '2 thumbnails'],
  [no('SEO article'), no('SEO article'), 'SEO article, up to 800 words'],
  [no('Revisions'), '1 revision', '2 revisions'],
);

// Assumption: levels 1 and 2 exclude the deliverables that the agency names only for level 3.
const [creatorLevel1, creatorLevel2, creatorLevel3] = byLevel(
  [no('Reels'), no('Reels'), '4 reels'],
  [no('Quote graphics'), no('Quote graphics'), '3 quote graphics'],
  [no('Transcript'), no('Transcript'), 'Transcript'],
  [no('Distribution'), no('Distribution'), 'Distribution'],
  [no('Analytics'), no('Analytics'), 'Analytics'],
  [no('Revisions'), '1 revision', '2 revisions'],
);

const data = {
  brand: [
    {
      id: 'level-3',
      tier: 'Elite',
      level: 3,
      prices: perMonth('R15 999', 'R29 999'),
      deliverables: brandLevel3,
      turnaround: '10 working days',
      featured: true,
    },
    {
      id: 'level-2',
      tier: 'Initiate',
      level: 2,
      prices: perMonth('R10 999', 'R19 999'),
      deliverables: brandLevel2,
      turnaround: '10 working days',
      featured: false,
    },
    {
      id: 'level-1',
      tier: 'Novice',
      level: 1,
      prices: perMonth('R6 999', 'R11 999'),
      deliverables: brandLevel1,
      turnaround: '12 working days',
      featured: false,
    },
    // All of End Game is agreed individually, even the number of episodes, so it has one price,
    // 'Custom quote', and no deliverables.
    {
      id: 'end-game',
      tier: 'End Game',
      level: 'Custom',
      prices: [{ episodes: 'Custom', price: 'Custom quote' }],
      deliverables: [],
      turnaround: 'Custom timeline',
      featured: false,
      note: 'Contact us for a bespoke package.',
      hidden: true,
    },
  ],
  creator: [
    {
      id: 'level-1',
      tier: '',
      level: 1,
      prices: perMonth('R4 999 pm', 'R7 999 pm'),
      deliverables: creatorLevel1,
      turnaround: '14 working days',
      featured: false,
    },
    {
      id: 'level-2',
      tier: '',
      level: 2,
      prices: perMonth('R6 999 pm', 'R11 999 pm'),
      deliverables: creatorLevel2,
      turnaround: '12 working days',
      featured: false,
    },
    {
      id: 'level-3',
      tier: '',
      level: 3,
      prices: perMonth('R8 999 pm', 'R14 999 pm'),
      deliverables: creatorLevel3,
      turnaround: '10 working days',
      featured: true,
    },
  ],
} as const satisfies Record<View, readonly PodcastBundleData<string>[]>;

export type BundleId = (typeof data)[View][number]['id'];

/** Every podcast bundle of each view, hidden ones included. Pages use `podcastBundlesFor`. */
export const podcastBundles: Readonly<Record<View, readonly PodcastBundleData[]>> = data;

/**
 * Returns a view's bundles, highest first, without hidden ones and with parsed prices. Deliverables
 * that differ between the levels come first.
 */
export const podcastBundlesFor = (view: View): readonly PodcastBundle[] =>
  bundlesOnOffer(podcastBundles[view]);

export function bundlesOnOffer(bundles: readonly PodcastBundleData[]): readonly PodcastBundle[] {
  const shown = bundles.filter(({ hidden }) => !hidden);
  const levels = shown.filter(({ level }) => level !== 'Custom');
  const isShared = (line: DeliverableLine) =>
    typeof line === 'string' &&
    levels.length > 0 &&
    levels.every(({ deliverables }) => deliverables.includes(line));
  return shown
    .map((bundle) => ({
      ...bundle,
      prices: bundle.prices.map((each) => ({ ...each, price: parsePrice(each.price) })),
      deliverables: bundle.deliverables
        .map((line) => ({
          ...(typeof line === 'string' ? { text: line, included: true } : line),
          shared: isShared(line),
        }))
        .sort((a, b) => Number(a.shared) - Number(b.shared)),
    }))
    .sort((a, b) => rank(b) - rank(a));
}

const rank = ({ level }: Pick<PodcastBundle, 'level'>): number => (level === 'Custom' ? 0 : level);

/**
 * Returns the percentage saved per episode compared with the bundle's first price, rounded down; 0
 * if nothing is saved or either price is agreed individually.
 */
export function episodeSaving(
  { prices: [first] }: Pick<PodcastBundle, 'prices'>,
  price: PodcastPrice,
): number {
  if (!first || isQuote(first.price) || isQuote(price.price)) return 0;
  const [one, more] = [first.price.amount, price.price.amount];
  const share = (100 * more * Number(first.episodes)) / (one * Number(price.episodes));
  return share < 100 ? Math.floor(100 - share) : 0;
}
