import { en } from '@agency/ui/labels/en';
import { labels } from '../src/content/labels.ts';
import { company } from './company.ts';

// Some words read the configuration from this constant, which the build also defines.
Object.assign(globalThis, { __SITE_CONFIG__: company });
const { enquireLabel } = await import('../src/content/offers.ts');
const siteWords = await import('../src/content/siteWords.ts');
const { navigation } = await import('../src/content/siteNavigation.ts');

export { navigation };
export const { companyFacts } = siteWords;

/** The label of the navigation entry with the pages. */
export const pricingLabel = navigation.find((entry) => 'pages' in entry)?.label ?? '';

/** The label of a navigation entry that leads to the main site. */
export const mainSiteLabel = navigation.findLast((entry) => 'path' in entry)?.label ?? '';

/** The disabled navigation entries. */
export const entriesToCome = navigation.flatMap(({ label, ...entry }) =>
  'comingSoon' in entry ? [{ label, ...entry.comingSoon }] : [],
);

/** The words around the offers, and the design system's labels. */
export const words = {
  ...(labels ?? en),
  ...siteWords,
  banner: siteWords.banner(),
  enquire: enquireLabel,
};

/** Replaces a label's placeholders, as the design system does. */
export const fill = (label: string, values: Readonly<Record<string, string | number>>): string =>
  label.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** Functions whose prices include tax if the configuration requires it. */
export const { labelledAmounts, priceText, sumOverTerm, totalOf } = await import(
  '../src/offers/prices.ts'
);
