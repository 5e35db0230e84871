import {
  defaultView,
  type Footnote,
  isQuote,
  type MarketingGroup,
  type MarketingTier,
  type MonthlyPrice,
  marketingGroups,
  marketingTiers,
  type View,
  views,
} from '@agency/pricing-data';
import { pageTitle } from '../src/content/siteMetadata.ts';
import type { Offer, PageDefinition, PageWords } from '../src/pages/PageDefinition.ts';
import {
  homePage,
  pages as ofSite,
  type PageName,
  pageNames,
  routes,
} from '../src/pages/registry.ts';
import { audienceNames, severalViews } from '../src/views/audiences.ts';
import { company } from './company.ts';

export { defaultView, severalViews, type View, views };

/** Returns the other views in the switch's order, starting after the given view and wrapping round. */
export const otherViews = (view: View): View[] => {
  const place = views.indexOf(view);
  return [...views.slice(place + 1), ...views.slice(0, place)];
};

export const otherView = otherViews(defaultView)[0] ?? defaultView;

export interface SitePage extends Record<View, ViewOfPage> {
  name: PageName;
  /** The page's path on the site's host. */
  path: string;
  /** The page's path below the configuration's `basePath`. */
  route: PageDefinition['path'];
  heading: string;
  menuLabel: string;
  comparison?: { tiers: readonly MarketingTier[]; groups: readonly MarketingGroup[] };
  footnotes: readonly Footnote[];
  contractMonths: number;
  bottomBar?: boolean;
  enquireAtForm?: boolean;
  previewText(view: View): string;
}

interface ViewOfPage extends PageWords {
  /** The view's name in the page's addresses, if there are several views. */
  audience: string;
  fullTitle: string;
  offers: readonly Offer[];
  uniqueText: string;
}

function read(name: PageName): SitePage {
  const { words, offers, ...page } = ofSite[name];
  const route = routes[name];
  const pricesOf = (view: View) =>
    offers(view).flatMap(({ prices }) =>
      // Skips quotes, because 'Enquire' is also the text of every offer's button.
      prices.flatMap(({ price }) => (isQuote(price) ? [] : price.text)),
    );
  const ofView = (view: View): ViewOfPage => {
    const ofOthers = otherViews(view).flatMap(pricesOf);
    const uniqueText = pricesOf(view).find((price) => !ofOthers.includes(price)) ?? '';
    const fullTitle = pageTitle(words[view].title, company.companyName);
    const audience = severalViews ? (audienceNames[route]?.[view] ?? view) : '';
    return { ...words[view], audience, fullTitle, offers: offers(view), uniqueText };
  };
  const ofViews = Object.fromEntries(views.map((view) => [view, ofView(view)]));
  const path = company.basePath + route;
  return {
    ...(ofViews as Record<View, ViewOfPage>),
    ...{ footnotes: [], ...page, name, path, route },
    comparison:
      name === 'digitalMarketing' ? { tiers: marketingTiers, groups: marketingGroups } : undefined,
  };
}

export const pages = pageNames.map(read);

export const severalPages = pages.length > 1;

export const pageNamed = (name: PageName) => pages.find((page) => page.name === name) as SitePage;

export const home = pageNamed(homePage);

export const firstPrice = pages
  .flatMap((page) => views.flatMap((view) => page[view].offers))
  .flatMap(({ prices }) => prices.map(({ price }) => price))
  .find((price) => !isQuote(price)) as MonthlyPrice;

export const otherPage = (page: SitePage) => pages.find(({ name }) => name !== page.name) ?? page;
export const other = otherPage(home);

/** Returns a view's offer at a position, counted from the end if negative; the last offer if out of range. */
export function offerAt({ offers }: ViewOfPage, position: number): Offer {
  const offer = offers.at(position) ?? offers.at(-1);
  if (!offer) throw new Error('There are no offers.');
  return offer;
}
