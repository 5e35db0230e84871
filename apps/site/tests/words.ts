import { en } from '@agency/ui/labels/en';
import { labels } from '../src/content/designSystemLabels.ts';
import { company } from './company.ts';

// Some of the site's text depends on the configuration, which the build defines as this constant.
Object.assign(globalThis, { __SITE_CONFIG__: company });
const { enquireLabel } = await import('../src/content/offers.ts');
const siteWords = await import('../src/content/siteLayout.ts');
const { navigation } = await import('../src/content/siteNavigation.ts');

export { navigation };
export const { companyFacts } = siteWords;

export const pricingLabel = navigation.find((entry) => 'pages' in entry)?.label ?? '';

export const mainSiteLabel = navigation.findLast((entry) => 'path' in entry)?.label ?? '';

export const entriesToCome = navigation.flatMap(({ label, ...entry }) =>
  'comingSoon' in entry ? [{ label, ...entry.comingSoon }] : [],
);

export const words = {
  ...(labels ?? en),
  ...siteWords,
  banner: siteWords.banner(),
  enquire: enquireLabel,
};

export const fill = (label: string, values: Readonly<Record<string, string | number>>): string =>
  label.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

export const { priceText, sumOverTerm } = await import('../src/offers/prices.ts');
export const { labelledAmounts, totalOf } = await import('../src/offers/taxedAmounts.ts');
