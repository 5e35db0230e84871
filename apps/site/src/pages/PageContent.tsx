import type { PagePath } from '../routes.ts';
import { pages } from './pages.ts';

export interface PageContentProps {
  /** Which page. */
  path: PagePath;
}

/** What stands between the bars and the footer: a page's heading and its offers. */
export function PageContent({ path }: PageContentProps) {
  const { Content } = pages[path];
  return <Content />;
}
