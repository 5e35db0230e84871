import { company } from './company.ts';

// The build puts the configuration there, which some of the words contain.
Object.assign(globalThis, { __SITE_CONFIG__: company });
const { enquireLabel } = await import('../src/content/enquire.ts');
const { layoutContent } = await import('../src/content/layout.ts');

/** The words of what surrounds every page, from where they stand. */
export const words = { ...layoutContent, enquire: enquireLabel };

/** Prices with their tax, where the configuration shows that. */
export const { totalOf, withTax } = await import('../src/offers/valueAddedTax.ts');
