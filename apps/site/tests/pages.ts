import { importPage } from '../build/importPage.ts';
import { pageTitle } from '../src/content/metadata.ts';
import type { Comparison, Offer, PageWords } from '../src/pages/Page.ts';
import { type PagePath, routes } from '../src/routes.ts';
import { company } from './company.ts';

export const views = ['brand', 'creator'] as const;

export type View = (typeof views)[number];

export const otherView = { brand: 'creator', creator: 'brand' } as const;

/** A page, and of each view its words, its offers, and a text that only it shows. */
export interface SitePage {
  path: PagePath;
  heading: string;
  menuLabel: string;
  brand: ViewOfPage;
  creator: ViewOfPage;
  /** What the offers are compared by, if they are. */
  comparison: Comparison | undefined;
}

interface ViewOfPage extends PageWords {
  /** The page's title in the browser. */
  fullTitle: string;
  offers: readonly Offer[];
  uniqueText: string;
}

/** The pages, from where their words stand. */
export const pages = (await Promise.all(
  Object.values(routes).map(async (path): Promise<SitePage> => {
    const { page, inMarkdown } = await importPage(path);
    const { heading, menuLabel, words } = page;
    const pricesOf = (view: View) =>
      page.offers(view).flatMap(({ prices }) => prices.map(({ price }) => price));
    const ofView = (view: View, other: View): ViewOfPage => {
      const uniqueText = pricesOf(view).find((price) => !pricesOf(other).includes(price)) ?? '';
      const fullTitle = pageTitle(words[view].title, company.companyName);
      return { ...words[view], fullTitle, offers: page.offers(view), uniqueText };
    };
    const [brand, creator] = [ofView('brand', 'creator'), ofView('creator', 'brand')];
    return { path, heading, menuLabel, brand, creator, comparison: inMarkdown.comparison?.() };
  }),
)) as [SitePage, SitePage, ...SitePage[]];

const pageAt = (path: PagePath): SitePage => {
  const found = pages.find((page) => page.path === path);
  if (!found) throw new Error(`There is no page at ${path}.`);
  return found;
};

export const podcasting = pageAt(routes.podcasting);
export const digitalMarketing = pageAt(routes.digitalMarketing);

/** An offer of a view by its position, counted from the end where that is negative. */
export function offerAt({ offers }: ViewOfPage, position: number): Offer {
  const offer = offers.at(position);
  if (!offer) throw new Error(`There are ${offers.length} offers.`);
  return offer;
}

/** A page that is not this one. */
export const otherPage = ({ path }: SitePage): SitePage =>
  path === podcasting.path ? digitalMarketing : podcasting;
