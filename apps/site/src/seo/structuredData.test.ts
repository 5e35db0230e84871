import { expect, onTestFinished, test, vi } from 'vitest';
import { bundles, marketingPrices, terms, tiers } from '../../tests/catalogue.ts';
import { pages, type SitePage, type View, views } from '../../tests/pages.ts';

import { routes } from '../routes.ts';

const company = {
  companyName: 'Harbour Sound',
  origin: 'https://pricing.harbour.co.za',
  mainSite: 'https://harbour.co.za',
  homePath: '/home',
  email: 'hello@harbour.co.za',
  phone: '+27 21 426 7700',
  website: 'https://www.harbour.co.za',
  valueAddedTax: '',
  valueAddedTaxPercent: '15',
};
const imageOf = (path: string, view: View) => `/assets${path}-${view}.png`;
vi.stubGlobal('__SITE_CONFIG__', company);
vi.stubGlobal(
  '__OG_IMAGES__',
  pages.flatMap(({ path }) => views.map((view) => ({ path, view, src: imageOf(path, view) }))),
);
const { structuredData } = await import('./structuredData.ts');
const { pageAt } = await import('../pages/pages.ts');

/** A page's structured data, as it is written into the page: each of its things, by type. */
function thingsOf({ path }: SitePage) {
  const { '@context': context, '@graph': things } = JSON.parse(
    JSON.stringify(structuredData(path)),
  );
  expect(context).toBe('https://schema.org');
  return (type: string) => {
    const found = things.filter((thing: { '@type': string }) => thing['@type'] === type);
    expect(found, type).toHaveLength(1);
    return found[0];
  };
}

/** The amount of a written price in rand; undefined for a quote. */
const rand = (price: string): number | undefined =>
  price.startsWith('R') ? Number(price.replaceAll(/\D/g, '')) : undefined;

/** The catalogue's offers, as structured data should describe them. */
const offersOf: Partial<
  Record<SitePage['path'], (view: View) => { name: string; price: string }[]>
> = {
  [routes.podcasting]: (view) =>
    bundles[view].flatMap(({ name, prices }) =>
      Object.entries(prices).map(([episodes, price]) => ({
        name: `${name}, ${episodes.replace(/(?<=episodes? ).*/, 'per month')}`,
        price,
      })),
    ),
  [routes.digitalMarketing]: (view) =>
    tiers.map((name, index) => ({ name, price: marketingPrices[view][index] ?? '' })),
};

const monthly = { '@type': 'UnitPriceSpecification', priceCurrency: 'ZAR', unitCode: 'MON' };
const contract = {
  '@type': 'QuantitativeValue',
  value: terms.contractMonths,
  unitCode: 'MON',
};

const pagesOfCatalogue = pages.filter(({ path }) => offersOf[path]);

test.each(pagesOfCatalogue)(
  '$path describes every offer of both views at its price in the catalogue',
  (page) => {
    expect(thingsOf(page)('Service').hasOfferCatalog.itemListElement).toEqual(
      views.map((view) => ({
        '@type': 'OfferCatalog',
        name: page[view].name,
        itemListElement: offersOf[page.path]?.(view).map(({ name, price }) => ({
          '@type': 'Offer',
          name,
          ...(rand(price) && { priceSpecification: { ...monthly, price: rand(price) } }),
          eligibleDuration: contract,
        })),
      })),
    );
  },
);

test.each([
  ['', undefined, 0],
  ['included', true, 0],
  ['both', true, 15],
  ['not registered', undefined, 0],
])(
  "with valueAddedTax '%s', each price says whether it includes that (%s), and does (%d %)",
  (valueAddedTax, said, percent) => {
    company.valueAddedTax = valueAddedTax;
    onTestFinished(() => {
      company.valueAddedTax = '';
    });
    const specified = pagesOfCatalogue
      .flatMap((page) => thingsOf(page)('Service').hasOfferCatalog.itemListElement)
      .flatMap(({ itemListElement: offers }) => offers)
      .flatMap(({ priceSpecification }) => priceSpecification ?? []);
    const written = pagesOfCatalogue
      .flatMap(({ path }) => views.flatMap((view) => offersOf[path]?.(view) ?? []))
      .flatMap(({ price }) => rand(price) ?? []);
    expect(written.length).toBeGreaterThan(0);
    expect(specified).toEqual(
      written.map((net) => ({
        ...monthly,
        price: (net * (100 + percent)) / 100,
        ...(said && { valueAddedTaxIncluded: said }),
      })),
    );
  },
);

test.each(pages)('$path describes the company, the page and its breadcrumbs', (page) => {
  const thing = thingsOf(page);
  const address = company.origin + page.path;
  const organisation = thing('Organization');

  expect(organisation).toMatchObject({
    name: company.companyName,
    email: company.email,
    telephone: company.phone,
    url: company.website,
    logo: `${company.origin}/icon-512.png`,
  });
  expect(thing('Service')).toMatchObject({
    name: page.heading,
    provider: { '@id': organisation['@id'] },
  });
  expect(thing('WebPage')).toMatchObject({
    url: address,
    description: pageAt(page.path).words.brand.metaDescription,
    primaryImageOfPage: { url: company.origin + imageOf(page.path, 'brand') },
    inLanguage: 'en-ZA',
    breadcrumb: { '@id': thing('BreadcrumbList')['@id'] },
    mainEntity: { '@id': thing('Service')['@id'] },
  });
  expect(thing('BreadcrumbList').itemListElement).toMatchObject([
    { position: 1, item: 'https://harbour.co.za/home' },
    { position: 2, name: page.heading, item: address },
  ]);
});
