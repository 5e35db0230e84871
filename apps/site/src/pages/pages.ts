import type { View } from '@agency/pricing-data';
import type { ComponentType } from 'react';
import { digitalMarketingContent, digitalMarketingHeading } from '../content/digitalMarketing.ts';
import { layoutContent } from '../content/layout.ts';
import type { PageWords } from '../content/pageWords.ts';
import { podcastingContent, podcastingHeading } from '../content/podcasting.ts';
import { type PagePath, routes } from '../routes.ts';
import { DigitalMarketingPage } from './DigitalMarketingPage.tsx';
import { PodcastingPage } from './PodcastingPage.tsx';

interface Page {
  /** What stands between the bars and the footer. */
  Content: ComponentType;
  heading: string;
  /** Its link in the Pricing menu. */
  menuLabel: string;
  words: Record<View, PageWords>;
}

/** The pages, each listed once. What only the build needs of them is in `seo/`. */
export const pages: Record<PagePath, Page> = {
  [routes.podcasting]: {
    Content: PodcastingPage,
    heading: podcastingHeading,
    menuLabel: layoutContent.navigation.podcastingBundles,
    words: podcastingContent,
  },
  [routes.digitalMarketing]: {
    Content: DigitalMarketingPage,
    heading: digitalMarketingHeading,
    menuLabel: layoutContent.navigation.digitalMarketingBundles,
    words: digitalMarketingContent,
  },
};
