import { podcastBundlesFor } from '@agency/pricing-data';
import {
  bundleName,
  episodesPerMonth,
  podcastingContent,
  podcastingHeading,
  podcastingMenuLabel,
} from '../../content/podcasting.ts';
import type { Page } from '../Page.ts';

export const page: Page = {
  heading: podcastingHeading,
  menuLabel: podcastingMenuLabel,
  words: podcastingContent,
  offers: (view) =>
    podcastBundlesFor(view).map((bundle) => ({
      ...bundle,
      name: bundleName(bundle),
      prices: bundle.prices.map(({ episodes, price }) => ({
        price,
        quantity: episodesPerMonth(episodes),
      })),
    })),
};
