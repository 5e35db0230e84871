import type { View } from '@agency/pricing-data';
import { type PagePath, routes } from '../routes.ts';
import { digitalMarketingContent } from './digitalMarketing.ts';
import { podcastingContent } from './podcasting.ts';

/** What is said of a page in one of its views. */
export interface PageWords {
  /** The view's name on the switch. */
  name: string;
  /** The page's title in the browser and in search results, without the company's name. */
  title: string;
  /** What search results and shared links say below the title. */
  metaDescription: string;
}

/** What the layout, the browser's tab and the previews say of each page, by view. */
export const pageWords: Record<PagePath, Record<View, PageWords>> = {
  [routes.podcasting]: podcastingContent,
  [routes.digitalMarketing]: digitalMarketingContent,
};
