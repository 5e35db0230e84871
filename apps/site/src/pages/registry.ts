import { defaultView } from '@agency/pricing-data';
import { useLocation } from 'react-router';
import { htmlData } from '../htmlAttributes.ts';
import { severalViews } from '../views/audiences.ts';
import * as digitalMarketing from './digital-marketing/digitalMarketingDefinition.ts';
import type { PageDefinition } from './PageDefinition.ts';
import * as podcasting from './podcasting/podcastingDefinition.ts';

/**
 * The pages, in the order of the Pricing menu. `App` finds a page's component by the folder's name, which is the
 * page's path: `pages/podcasting/PodcastingPage.tsx` for `/podcasting`.
 */
const definitions = { podcasting: podcasting.page, digitalMarketing: digitalMarketing.page };

export type PageName = keyof typeof definitions;

export const pageNames = /* @__PURE__ */ Object.keys(definitions) as PageName[];

export const pages = perPage((name) => withoutAudience(definitions[name]));

export const routes = perPage((name) => definitions[name].path);

/** The page to which `/` and unknown addresses lead. */
export const homePage: PageName = 'podcasting';
export const home = routes[homePage];

/** The path that the HTML was loaded from: the page's own path, or that of a copy, as in an archive. */
const loadedPath = globalThis.location?.pathname;

export function usePageName(): PageName | undefined {
  const path = decodeURI(useLocation().pathname).replace(/\/$/, '');
  const isLoaded = loadedPath && location.pathname === loadedPath;
  const loaded = isLoaded && pageNames.find((name) => name === htmlData().page);
  return loaded || pageNames.find((name) => routes[name] === path);
}

export const usePage = () => pages[usePageName() ?? homePage];

function perPage<Value>(of: (name: PageName) => Value) {
  const entries = pageNames.map((name) => [name, of(name)]);
  return Object.fromEntries(entries) as Record<PageName, Value>;
}

function withoutAudience(page: PageDefinition): PageDefinition {
  if (severalViews) return page;
  const words = { ...page.words[defaultView], name: '', title: page.heading };
  return { ...page, words: { ...page.words, [defaultView]: words } };
}
