import type { View } from '@agency/pricing-data';
import { type PagePath, routes } from '../routes.ts';
import { digitalMarketingContent, digitalMarketingHeading } from './digitalMarketing.ts';
import { layoutContent } from './layout.ts';
import { podcastingContent, podcastingHeading } from './podcasting.ts';

interface Page {
  heading: string;
  /** Its link in the Pricing menu. */
  menuLabel: string;
  words: Record<View, PageWords>;
}

/** The words of a page in one of its views, as the switch, the browser and search engines show it. */
interface PageWords {
  /** The view's name on the switch. */
  name: string;
  /** The page's title in the browser and in search results, without the company's name. */
  title: string;
  /** What search results and shared links say below the title. */
  metaDescription: string;
}

/**
 * The pages, and what the layout, the browser and search engines say of them. Their components are
 * listed in `App.tsx`, their offers for search engines and OG images in `seo/`.
 */
export const pages: Record<PagePath, Page> = {
  [routes.podcasting]: {
    heading: podcastingHeading,
    menuLabel: layoutContent.navigation.podcastingBundles,
    words: podcastingContent,
  },
  [routes.digitalMarketing]: {
    heading: digitalMarketingHeading,
    menuLabel: layoutContent.navigation.digitalMarketingBundles,
    words: digitalMarketingContent,
  },
};
