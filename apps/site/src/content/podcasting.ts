import {
  contractMonths,
  episodeSaving,
  type PodcastBundle,
  type PodcastPrice,
  recordingMinutes,
  recordingSlotHours,
  type View,
} from '@agency/pricing-data';
import { cardLabels } from './offers.ts';

export const podcastingHeading = 'Podcasting Bundles';

/** The label of the page's link in the Pricing menu. */
export const podcastingMenuLabel = 'Podcasting Bundles';

/** The fixed text on a bundle's card. */
export const bundleLabels = {
  ...cardLabels,
  /** A level or a number of episodes that is agreed individually. */
  custom: 'Custom',
  items: 'Deliverables per recording',
  turnaround: 'Turnaround',
};

export const levelName = ({ level }: Pick<PodcastBundle, 'level'>): string =>
  level === 'Custom' ? bundleLabels.custom : `Level ${level}`;

export const bundleName = (bundle: PodcastBundle): string =>
  `${bundle.tier} ${levelName(bundle)}`.trim();

/** Returns a bundle's name for places without room for the full name. */
export const shortName = (bundle: PodcastBundle): string => bundle.tier || levelName(bundle);

/** Returns the label beside a price: '1 episode per month', '4 episodes per month'. */
export const episodesPerMonth = (episodes: number | 'Custom'): string =>
  `${episodes === 'Custom' ? bundleLabels.custom : episodes} ${episodes === 1 ? 'episode' : 'episodes'} per month`;

/** Returns the saving per episode compared with the bundle's first price, in words; '' for none. */
export const savingWords = (bundle: PodcastBundle, price: PodcastPrice): string => {
  const percent = episodeSaving(bundle, price);
  return percent > 0 ? `${percent}% less per episode` : '';
};

/** The text of the timeline from a recording to its delivery. */
export const recordingLine = {
  /** The recording's length, between the words before and after it. */
  session: ['Up to', `${recordingMinutes}\u00a0minutes`, `in a ${recordingSlotHours}-hour slot`],
  day: (day: number) => `day ${day}`,
  /** Describes the drawing to screen readers. */
  sentence: (deliveries: readonly (readonly [names: readonly string[], day: number])[]) =>
    `Working days from recording to delivery: ${deliveries
      .map(([names, day]) => `${names.join(', ')} ${day}`)
      .join('; ')}.`,
};

/** The terms of recordings, for print. */
export const recordingTerms = `Recordings are up to ${recordingMinutes} minutes, within a ${recordingSlotHours}-hour slot.`;

/**
 * The text of each view. `pages/PageDefinition.ts` documents the fields that every page has. `from`
 * returns the text before the lowest price on the button that switches to the view.
 */
export const podcastingContent = {
  brand: {
    name: 'Brand',
    subtitle: 'Designed for Brand Impact',
    from: (offer: string) => `For brands, ${offer} from`,
    text: `Monthly pricing based on ${contractMonths.podcasts}-month contracts. Episode frequency flexible.`,
    title: 'Podcasting Bundles for Brands',
    metaDescription:
      'Podcast production bundles for brands: studio recording, editing, reels and articles, ' +
      `priced per month on ${contractMonths.podcasts}-month contracts. Compare the levels and enquire.`,
  },
  creator: {
    name: 'Creator',
    subtitle: 'Built for the Serious Creative',
    from: (offer: string) => `For creators, ${offer} from`,
    text: `All packages based on ${contractMonths.podcasts}-month contracts. Pricing per month.`,
    title: 'Podcasting Bundles for Creators',
    metaDescription:
      'Podcast production bundles for creators: studio time, audio and video editing and a ' +
      `download link, priced per month on ${contractMonths.podcasts}-month contracts. Compare the levels and enquire.`,
  },
} satisfies Record<View, object>;
