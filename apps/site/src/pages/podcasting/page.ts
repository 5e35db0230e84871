import { deliverableItem, podcastBundlesFor } from '@agency/pricing-data';
import {
  bundleName,
  cardLabels,
  episodesPerMonth,
  podcastingContent,
  podcastingHeading,
  podcastingMenuLabel,
} from '../../content/podcasting.ts';
import type { Page } from '../Page.ts';

export const page: Page = {
  heading: podcastingHeading,
  menuLabel: podcastingMenuLabel,
  words: {
    brand: pageWords(podcastingContent.brand),
    creator: pageWords(podcastingContent.creator),
  },
  itemsLabel: cardLabels.items,
  offers: (view) =>
    podcastBundlesFor(view).map((bundle) => ({
      ...bundle,
      name: bundleName(bundle),
      items: bundle.deliverables.map(deliverableItem),
      prices: bundle.prices.map(({ episodes, price }) => ({
        price,
        quantity: episodesPerMonth(episodes),
      })),
    })),
};

/** The preview image has only the subtitle below its heading. */
function pageWords<Words extends { subtitle: string; text: string }>(words: Words) {
  const { subtitle, text } = words;
  return { ...words, previewText: subtitle, introduction: `${subtitle}. ${text}` };
}
