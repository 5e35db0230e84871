import type { View } from '@agency/pricing-data';

/** What each view of the podcasting page says. */
interface PodcastingWords {
  /** The view's name on the switch. */
  name: string;
  subtitle: string;
  text: string;
  /** The page's title in the browser and in search results, without the company's name. */
  title: string;
  /** What search results and shared links say below the title. */
  description: string;
}

export const podcastingHeading = 'Podcasting Bundles';

export const podcastingContent: Record<View, PodcastingWords> = {
  brand: {
    name: 'Brand',
    subtitle: 'Designed for Brand Impact',
    text: 'Monthly pricing based on 6-month contracts. Episode frequency flexible.',
    title: 'Podcasting Bundles for Brands',
    description:
      'Podcast production bundles for brands: studio recording, editing, reels and articles, ' +
      'priced per month on 6-month contracts. Compare the levels and enquire.',
  },
  creator: {
    name: 'Creator',
    subtitle: 'Built for the Serious Creative',
    text: 'All packages based on 6-month contracts. Pricing per month.',
    title: 'Podcasting Bundles for Creators',
    description:
      'Podcast production bundles for creators: studio time, audio and video editing and a ' +
      'download link, priced per month on 6-month contracts. Compare the levels and enquire.',
  },
};
