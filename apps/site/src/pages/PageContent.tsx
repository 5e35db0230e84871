import type { ComponentType } from 'react';
import { type PagePath, routes } from '../routes.ts';
import { DigitalMarketingPage } from './DigitalMarketingPage.tsx';
import { PodcastingPage } from './PodcastingPage.tsx';

const pages: Record<PagePath, ComponentType> = {
  [routes.podcasting]: PodcastingPage,
  [routes.digitalMarketing]: DigitalMarketingPage,
};

interface PageContentProps {
  /** Which page. */
  path: PagePath;
}

/** What stands between the bars and the footer: a page's heading and its offers. */
export function PageContent({ path }: PageContentProps) {
  const Page = pages[path];
  return <Page />;
}
