import { defaultView } from '@agency/pricing-data';
import { useLocation } from 'react-router';
import { homePage, type PageName, pageNames, routes } from '../routes.ts';
import { severalViews } from '../views/audiences.ts';
import * as digitalMarketing from './digital-marketing/definition.ts';
import type { PageDefinition } from './PageDefinition.ts';
import * as podcasting from './podcasting/definition.ts';

/** What each page says of itself. */
export const pages: Record<PageName, PageDefinition> = {
  podcasting: withoutAudience(podcasting.page),
  digitalMarketing: withoutAudience(digitalMarketing.page),
};

/** With one view, the words of a page do not name it. */
function withoutAudience(page: PageDefinition): PageDefinition {
  if (severalViews) return page;
  const words = { ...page.words[defaultView], name: '', title: page.heading };
  return { ...page, words: { ...page.words, [defaultView]: words } };
}

/** The name of the current page; `undefined` at an unknown address. */
export function usePageName(): PageName | undefined {
  const path = decodeURI(useLocation().pathname).replace(/\/$/, '');
  return pageNames.find((name) => routes[name] === path);
}

/** The current page. */
export function usePage() {
  const name = usePageName() ?? homePage;
  return { path: routes[name], ...pages[name] };
}
