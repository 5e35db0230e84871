import { en } from '@agency/ui/labels/en';
import { labels } from '../src/content/labels.ts';
import { company } from './company.ts';

// Some words contain the configuration, which the build defines.
Object.assign(globalThis, { __SITE_CONFIG__: company });
const { enquireLabel } = await import('../src/content/offers.ts');
const siteWords = await import('../src/content/siteWords.ts');
const { navigation } = await import('../src/content/siteNavigation.ts');

export { navigation };
export const { companyFacts } = siteWords;

/** The label of the entry with the pages. */
export const pricingLabel = navigation.find((entry) => 'pages' in entry)?.label ?? '';

/** The label of an entry that leads to the main site. */
export const mainSiteLabel = navigation.findLast((entry) => 'path' in entry)?.label ?? '';

/** The entries that are disabled. */
export const entriesToCome = navigation.flatMap(({ label, ...entry }) =>
  'comingSoon' in entry ? [{ label, ...entry.comingSoon }] : [],
);

/** The words around the offers, and the design system's. */
export const words = {
  ...(labels ?? en),
  ...siteWords,
  banner: siteWords.banner(),
  enquire: enquireLabel,
};

/** A label with its placeholders replaced, as in the design system. */
export const fill = (label: string, values: Readonly<Record<string, string | number>>): string =>
  label.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** Prices with tax, if the configuration shows it. */
export const { priceText, sumOverTerm, totalOf } = await import('../src/offers/prices.ts');
