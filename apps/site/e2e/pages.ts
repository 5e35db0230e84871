import { marketingPrices } from './catalogue.ts';

export type View = 'brand' | 'creator';

/** The two pages, and what tells their views apart. */
export const pages = [
  {
    path: '/podcasting',
    heading: 'Podcasting Bundles',
    brand: { name: 'Brand', sign: 'Designed for Brand Impact' },
    creator: { name: 'Creator', sign: 'Built for the Serious Creative' },
  },
  {
    path: '/digital-marketing',
    heading: 'Digital Marketing Packages',
    brand: { name: 'Enterprise', sign: marketingPrices.brand.at(-1) ?? '' },
    creator: { name: 'SME', sign: marketingPrices.creator.at(-1) ?? '' },
  },
] as const;

export type SitePage = (typeof pages)[number];

export const [podcasting, digitalMarketing] = pages;

export const views = ['brand', 'creator'] as const;
