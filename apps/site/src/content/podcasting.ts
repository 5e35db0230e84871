import { contractMonths } from '@agency/pricing-data';

export const podcastingHeading = 'Podcasting Bundles';

/** The words of each view; `pages.ts` describes those that every page has. */
export const podcastingContent = {
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
