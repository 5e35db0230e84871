import type { NavigationItem } from '@agency/ui';
import { siteConfig } from '../config/siteConfig.ts';
import { layoutContent } from '../content/layout.ts';
import { pages } from '../content/pages.ts';
import { mainSiteHref } from '../enquire.ts';
import { home, routes } from '../routes.ts';

const words = layoutContent.navigation;

const main = (label: string, path: string): NavigationItem => ({ label, href: mainSiteHref(path) });

interface Place {
  /** The address the visitor is at. */
  path: string;
  /** Handles a click on the Shop, while there is none. */
  onShop: () => void;
}

const before: NavigationItem[] = [
  main(words.home, siteConfig.homePath),
  main(words.about, siteConfig.aboutPath),
  main(words.podcasts, siteConfig.podcastsPath),
  main(words.services, siteConfig.servicesPath),
];

const after: NavigationItem[] = [
  main(words.insights, siteConfig.insightsPath),
  main(words.contact, siteConfig.contactPath),
];

const shop = (onSelect: () => void): NavigationItem => ({
  label: words.shop,
  unavailable: { hint: layoutContent.comingSoon.title, mark: layoutContent.shopMark, onSelect },
});

/** The items of the header and of the sheet. */
export const headerItems = ({ path, onShop }: Place): NavigationItem[] => [
  ...before,
  {
    label: words.pricing,
    items: Object.values(routes).map((href) => ({
      label: pages[href].menuLabel,
      href,
      current: href === path,
    })),
  },
  shop(onShop),
  ...after,
];

/** The links of the footer, where Pricing is a link like the others. */
export const footerItems = ({ path, onShop }: Place): NavigationItem[] => [
  ...before,
  { label: words.pricing, href: home, current: path === home },
  shop(onShop),
  ...after,
];
