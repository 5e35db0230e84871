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
  words: {
    brand: withPreview(podcastingContent.brand),
    creator: withPreview(podcastingContent.creator),
  },
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

/** The preview image has the subtitle below its heading. */
function withPreview<Words extends { subtitle: string }>(words: Words) {
  return { ...words, previewText: words.subtitle };
}
