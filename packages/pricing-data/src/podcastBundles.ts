import type { Price } from './monthlyRand.ts';
import { recordingMinutes, recordingSlotHours, type Turnaround } from './terms.ts';
import type { View } from './views.ts';

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

// Included in every level of both views. The spec names recording, editing and the download link
// for Novice only; Elite, Initiate and creator level 3 are assumed to include them too, as no
// level offers less than the one below it. For creator levels 1 and 2 see the note there.
const recording =
  `Studio recording, up to ${recordingMinutes} minutes in a ${recordingSlotHours}-hour slot` as const;
const editing = 'Audio and video editing';
const downloadLink = 'Download link';

// The same words wherever a level goes without.
const noProducer = { text: 'Producer on set', included: false } as const;
const noReels = { text: 'Reels', included: false } as const;
const noQuoteGraphics = { text: 'Quote graphics', included: false } as const;
const noThumbnails = { text: 'Thumbnails', included: false } as const;
const noArticle = { text: 'SEO article', included: false } as const;
const noTranscript = { text: 'Transcript', included: false } as const;
const noDistribution = { text: 'Distribution', included: false } as const;
const noAnalytics = { text: 'Analytics', included: false } as const;
const noRevisions = { text: 'Revisions', included: false } as const;

const data = {
  // Lines of the brand lists: recording, editing, producer, reels or teasers, quote graphics,
  // thumbnails, SEO article, revisions, download link. Novice has teasers where the higher levels
  // have reels, so the two share a line. Assumption: 'several' and 'most other items excluded'
  // in the spec are the lines that it gives a higher level and not this one.
  brand: [
    {
      id: 'level-3',
      tier: 'Elite',
      level: 3,
      prices: [
        { episodes: 1, price: 'R15 999' },
        { episodes: 2, price: 'R29 999' },
      ],
      deliverables: [
        recording,
        editing,
        'Producer on set',
        'Up to 5 reels',
        '7 quote graphics',
        '2 thumbnails',
        'SEO article, up to 800 words',
        '2 revisions',
        downloadLink,
      ],
      turnaround: '10 working days',
      featured: true,
    },
    {
      id: 'level-2',
      tier: 'Initiate',
      level: 2,
      prices: [
        { episodes: 1, price: 'R10 999' },
        { episodes: 2, price: 'R19 999' },
      ],
      deliverables: [
        recording,
        editing,
        noProducer,
        'Up to 3 reels',
        '2 quote graphics',
        '1 thumbnail',
        noArticle,
        '1 revision',
        downloadLink,
      ],
      turnaround: '10 working days',
      featured: false,
    },
    {
      id: 'level-1',
      tier: 'Novice',
      level: 1,
      prices: [
        { episodes: 1, price: 'R6 999' },
        { episodes: 2, price: 'R11 999' },
      ],
      deliverables: [
        recording,
        editing,
        noProducer,
        '3 teasers',
        noQuoteGraphics,
        noThumbnails,
        noArticle,
        noRevisions,
        downloadLink,
      ],
      turnaround: '12 working days',
      featured: false,
    },
    // Everything about End Game is agreed with each client, the number of episodes included: its
    // one price entry is 'Custom' too, and it promises no deliverables in advance.
    {
      id: 'end-game',
      tier: 'End Game',
      level: 'Custom',
      prices: [{ episodes: 'Custom', price: 'Custom quote' }],
      deliverables: [],
      turnaround: 'Custom timeline',
      featured: false,
      note: 'Contact us for a bespoke package.',
    },
  ],
  // Lines of the creator lists: recording, editing, reels, quote graphics, transcript,
  // distribution, analytics, revisions, download link. Assumption: the spec does not show the full
  // lists of levels 1 and 2. Assumed: recording, editing and the download link are
  // included, level 2 adds 1 revision, and both exclude the rest of what level 3 names.
  creator: [
    {
      id: 'level-1',
      tier: '',
      level: 1,
      prices: [
        { episodes: 1, price: 'R4 999 pm' },
        { episodes: 2, price: 'R7 999 pm' },
      ],
      deliverables: [
        recording,
        editing,
        noReels,
        noQuoteGraphics,
        noTranscript,
        noDistribution,
        noAnalytics,
        noRevisions,
        downloadLink,
      ],
      turnaround: '14 working days',
      featured: false,
    },
    {
      id: 'level-2',
      tier: '',
      level: 2,
      prices: [
        { episodes: 1, price: 'R6 999 pm' },
        { episodes: 2, price: 'R11 999 pm' },
      ],
      deliverables: [
        recording,
        editing,
        noReels,
        noQuoteGraphics,
        noTranscript,
        noDistribution,
        noAnalytics,
        '1 revision',
        downloadLink,
      ],
      turnaround: '12 working days',
      featured: false,
    },
    {
      id: 'level-3',
      tier: '',
      level: 3,
      prices: [
        { episodes: 1, price: 'R8 999 pm' },
        { episodes: 2, price: 'R14 999 pm' },
      ],
      deliverables: [
        recording,
        editing,
        '4 reels',
        '3 quote graphics',
        'Transcript',
        'Distribution',
        'Analytics',
        '2 revisions',
        downloadLink,
      ],
      turnaround: '10 working days',
      featured: true,
    },
  ],
} as const satisfies Record<View, readonly PodcastBundle<string>[]>;

/** The id of a podcast bundle. */
export type BundleId = (typeof data)[View][number]['id'];

/** Every podcast bundle of each view, shown or not. Pages want `podcastBundlesFor`. */
export const podcastBundles: Readonly<Record<View, readonly PodcastBundle[]>> = data;
