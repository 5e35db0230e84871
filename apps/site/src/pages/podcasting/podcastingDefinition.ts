import { contractMonths, podcastBundlesFor } from '@agency/pricing-data';
import * as words from '../../content/podcasting.ts';
import type { PageDefinition } from '../PageDefinition.ts';

export const page: PageDefinition = {
  path: '/podcasting',
  enquireAtForm: true,
  heading: words.podcastingHeading,
  menuLabel: words.podcastingMenuLabel,
  words: words.podcastingContent,
  previewText: (view) => words.podcastingContent[view].subtitle,
  contractMonths: contractMonths.podcasts,
  offers: (view) =>
    podcastBundlesFor(view).map((bundle) => ({
      ...bundle,
      name: words.bundleName(bundle),
      prices: bundle.prices.map((each) => ({
        price: each.price,
        quantity: words.episodesPerMonth(each.episodes),
      })),
    })),
};
