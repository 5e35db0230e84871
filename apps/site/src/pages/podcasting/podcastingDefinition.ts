import { contractMonths, podcastBundlesFor } from '@agency/pricing-data';
import { cardLabels } from '../../content/offers.ts';
import {
  bundleName,
  episodesPerMonth,
  podcastingContent,
  podcastingHeading,
  podcastingMenuLabel,
  savingWords,
} from '../../content/podcasting.ts';
import type { PageDefinition } from '../PageDefinition.ts';

export const page: PageDefinition = {
  path: '/podcasting',
  enquireAtForm: true,
  heading: podcastingHeading,
  menuLabel: podcastingMenuLabel,
  words: podcastingContent,
  previewText: (view) => podcastingContent[view].subtitle,
  contractMonths: contractMonths.podcasts,
  itemsLabel: cardLabels.items,
  introduction: (view) => `${podcastingContent[view].subtitle}. ${podcastingContent[view].text}`,
  offers: (view) =>
    podcastBundlesFor(view).map((bundle) => ({
      ...bundle,
      name: bundleName(bundle),
      items: bundle.deliverables,
      prices: bundle.prices.map((each) => ({
        price: each.price,
        quantity: episodesPerMonth(each.episodes),
        saving: savingWords(bundle, each),
      })),
    })),
};
