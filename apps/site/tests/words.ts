import { company } from './company.ts';

// The build puts the configuration there, which some of the words contain.
Object.assign(globalThis, { __SITE_CONFIG__: company });
const { banner } = await import('../src/content/banner.ts');
const { enquireLabel } = await import('../src/content/offers.ts');
const { layoutContent, companyFacts } = await import('../src/content/layout.ts');

export { companyFacts };

/** The words of what surrounds every page, from where they stand. */
export const words = { ...layoutContent, banner: banner(), enquire: enquireLabel };

/** A label of the content with its placeholders replaced, as the design system does it. */
export const fill = (label: string, values: Readonly<Record<string, string | number>>): string =>
  label.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** Prices with their tax, where the configuration shows that. */
export const { totalOf, withTax } = await import('../src/offers/prices.ts');
