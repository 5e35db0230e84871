import { en } from '@agency/ui/labels/en';
import { labels } from '../src/content/labels.ts';
import { company } from './company.ts';

// Some of the site's words depend on the configuration, which the build defines as this constant.
Object.assign(globalThis, { __SITE_CONFIG__: company });
const { enquireLabel } = await import('../src/content/offers.ts');
const siteWords = await import('../src/content/siteWords.ts');
const { navigation } = await import('../src/content/siteNavigation.ts');

export { navigation };
export const { companyFacts } = siteWords;

/** The label of the navigation entry that contains the pages. */
export const pricingLabel = navigation.find((entry) => 'pages' in entry)?.label ?? '';

/** The label of the last navigation entry that leads to the main site. */
export const mainSiteLabel = navigation.findLast((entry) => 'path' in entry)?.label ?? '';

/** The navigation entries that are coming soon. */
export const entriesToCome = navigation.flatMap(({ label, ...entry }) =>
  'comingSoon' in entry ? [{ label, ...entry.comingSoon }] : [],
);

/** The site's words and the design system's labels. */
export const words = {
  ...(labels ?? en),
  ...siteWords,
  banner: siteWords.banner(),
  enquire: enquireLabel,
};

/** Replaces a label's placeholders, as the design system does. */
export const fill = (label: string, values: Readonly<Record<string, string | number>>): string =>
  label.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** Price functions, which add tax if the configuration requires it. */
export const { labelledAmounts, priceText, sumOverTerm, totalOf } = await import(
  '../src/offers/prices.ts'
);
