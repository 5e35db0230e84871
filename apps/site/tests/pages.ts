import { isQuote, type View, views } from '@agency/pricing-data';
import { pageTitle } from '../src/content/metadata.ts';
import type { Comparison, Offer, PageWords } from '../src/pages/PageDefinition.ts';
import { pages as ofSite, pagesInMarkdown } from '../src/pages/registry.ts';
import { type PageName, type PagePath, pageNames, routes } from '../src/routes.ts';
import { company } from './company.ts';

export { type View, views };

/** The other views, in the order of the switch, from the one after it on. */
export const otherViews = (view: View): View[] => {
  const place = views.indexOf(view);
  return [...views.slice(place + 1), ...views.slice(0, place)];
};

/** A page, with the words, the offers and a unique text of each view. */
export interface SitePage extends Record<View, ViewOfPage> {
  name: PageName;
  /** Its path on the site's host. */
  path: string;
  /** Its path below the configuration's `basePath`. */
  route: PagePath;
  heading: string;
  menuLabel: string;
  /** The comparison of the offers, if the page has one. */
  comparison: Comparison | undefined;
  contractMonths: number;
}

interface ViewOfPage extends PageWords {
  /** The page's title in the browser. */
  fullTitle: string;
  offers: readonly Offer[];
  uniqueText: string;
}

function read(name: PageName): SitePage {
  const { heading, menuLabel, words, contractMonths, offers } = ofSite[name];
  const pricesOf = (view: View) =>
    offers(view).flatMap(({ prices }) =>
      prices.map(({ price }) => (isQuote(price) ? price : price.text)),
    );
  const ofView = (view: View): ViewOfPage => {
    const ofOthers = otherViews(view).flatMap(pricesOf);
    const uniqueText = pricesOf(view).find((price) => !ofOthers.includes(price)) ?? '';
    const fullTitle = pageTitle(words[view].title, company.companyName);
    return { ...words[view], fullTitle, offers: offers(view), uniqueText };
  };
  const ofViews = Object.fromEntries(views.map((view) => [view, ofView(view)]));
  const comparison = pagesInMarkdown[name].comparison?.();
  const route = routes[name];
  const path = company.basePath + route;
  return {
    ...(ofViews as Record<View, ViewOfPage>),
    ...{ name, path, route, heading, menuLabel, contractMonths, comparison },
  };
}

/** All pages, in the order of the menu. */
export const pages = pageNames.map(read);

// If a page is removed, another takes its place, so that only the tests of what it alone has fail.
const named = (name: string) => (pages.find((page) => page.name === name) ?? pages[0]) as SitePage;
export const podcasting = named('podcasting');
export const digitalMarketing = named('digitalMarketing');

/** A view's offer by its position; a negative one counts from the end. */
export function offerAt({ offers }: ViewOfPage, position: number): Offer {
  const offer = offers.at(position);
  if (!offer) throw new Error(`There are ${offers.length} offers.`);
  return offer;
}

/** Another page. */
export const otherPage = ({ path }: SitePage): SitePage =>
  path === podcasting.path ? digitalMarketing : podcasting;
