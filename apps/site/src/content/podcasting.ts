import { contractMonths, type View } from '@agency/pricing-data';
import type { PageWords } from './pageWords.ts';

/** What each view of the podcasting page says. */
interface PodcastingWords extends PageWords {
  subtitle: string;
  text: string;
}

export const podcastingHeading = 'Podcasting Bundles';

export const podcastingContent: Record<View, PodcastingWords> = {
  brand: {
    name: 'Brand',
    subtitle: 'Designed for Brand Impact',
    text: `Monthly pricing based on ${contractMonths}-month contracts. Episode frequency flexible.`,
    title: 'Podcasting Bundles for Brands',
    metaDescription:
      'Podcast production bundles for brands: studio recording, editing, reels and articles, ' +
      `priced per month on ${contractMonths}-month contracts. Compare the levels and enquire.`,
  },
  creator: {
    name: 'Creator',
    subtitle: 'Built for the Serious Creative',
    text: `All packages based on ${contractMonths}-month contracts. Pricing per month.`,
    title: 'Podcasting Bundles for Creators',
    metaDescription:
      'Podcast production bundles for creators: studio time, audio and video editing and a ' +
      `download link, priced per month on ${contractMonths}-month contracts. Compare the levels and enquire.`,
  },
};
