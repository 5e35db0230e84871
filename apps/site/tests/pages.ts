import { marketingPrices } from './catalogue.ts';

export type View = 'brand' | 'creator';

/** The two pages, their name in the menu, and of each view its name and a text that only it shows. */
export const pages = [
  {
    path: '/podcasting',
    heading: 'Podcasting Bundles',
    menuLabel: 'Podcasting Bundles',
    brand: { name: 'Brand', uniqueText: 'Designed for Brand Impact' },
    creator: { name: 'Creator', uniqueText: 'Built for the Serious Creative' },
  },
  {
    path: '/digital-marketing',
    heading: 'Digital Marketing Packages',
    menuLabel: 'Digital Marketing Bundles',
    brand: { name: 'Enterprise', uniqueText: marketingPrices.brand.at(-1) ?? '' },
    creator: { name: 'SME', uniqueText: marketingPrices.creator.at(-1) ?? '' },
  },
] as const;

export type SitePage = (typeof pages)[number];

export const [podcasting, digitalMarketing] = pages;

export const views = ['brand', 'creator'] as const;

/** The page that is not this one. */
export const otherPage = ({ path }: SitePage): SitePage =>
  path === podcasting.path ? digitalMarketing : podcasting;
