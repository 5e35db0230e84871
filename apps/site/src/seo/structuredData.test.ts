import { currency, isQuote, type ParsedPrice, parsePrice } from '@agency/pricing-data';
import { expect, test, vi } from 'vitest';
import { inOwnCurrency } from '../../../../packages/pricing-data/src/testing/inOwnCurrency.ts';
import { harbourSound } from '../../tests/company.ts';
import { home, pages, type SitePage, type View, views } from '../../tests/pages.ts';
import { pages as definitions, homePage } from '../pages/registry.ts';

const tax = { valueAddedTax: '', valueAddedTaxPercent: '15' };
const company = { ...harbourSound, ...tax, homePath: '/home', basePath: '/plans' };
vi.stubGlobal('__SITE_CONFIG__', company);
const { structuredData } = await import('./structuredData.ts');

function thingsOf({ name }: SitePage) {
  const { '@context': context, '@graph': things } = JSON.parse(
    JSON.stringify(structuredData(name)),
  );
  expect(context).toBe('https://schema.org');
  return (type: string) => {
    const found = things.filter((thing: { '@type': string }) => thing['@type'] === type);
    expect(found, type).toHaveLength(1);
    return found[0];
  };
}

const offersOf = ({ offers }: SitePage[View]) =>
  offers.flatMap(({ name, prices }) =>
    prices.map(({ price, quantity }) => ({
      name: [name, quantity].filter(Boolean).join(', '),
      price,
    })),
  );

const monthly = {
  '@type': 'UnitPriceSpecification',
  priceCurrency: currency.code,
  unitCode: 'MON',
};

test.each([
  ['', undefined, 0],
  ['included', true, 0],
  ['both', true, 15],
  ['not registered', undefined, 0],
])(
  "with valueAddedTax '%s', an offer's valueAddedTaxIncluded is %s, and its price has %d % added",
  (setting, valueAddedTaxIncluded, percent) => {
    company.valueAddedTax = setting;
    const specificationOf = (net: number) => ({
      ...{ ...monthly, price: (net * (100 + percent)) / 100 },
      ...(valueAddedTaxIncluded && { valueAddedTaxIncluded }),
    });
    const specificationsOf = (price: ParsedPrice) => {
      if (isQuote(price)) return {};
      const { amount, reduced } = price;
      const usual = specificationOf(amount);
      if (!reduced) return { priceSpecification: usual };
      const { price: now, until: validThrough } = reduced;
      const promoted = { ...specificationOf(now.amount), validThrough };
      return { priceSpecification: [promoted, usual] };
    };
    for (const page of pages) {
      expect(thingsOf(page)('Service').hasOfferCatalog.itemListElement).toEqual(
        views.map((view) => ({
          '@type': 'OfferCatalog',
          name: page[view].name || page.heading,
          itemListElement: offersOf(page[view]).map(({ name, price }) => ({
            '@type': 'Offer',
            name,
            ...specificationsOf(price),
          })),
        })),
      );
    }
  },
);

test('only a reduced price has an end date: the last day of its promotion', () => {
  const [was, now] = [inOwnCurrency('R2 000'), inOwnCurrency('R1 000')];
  const price = parsePrice({ was, price: now, until: '2030-01-31' });
  const offers = [{ id: 'reduced', name: 'Reduced', prices: [{ price }] }];
  vi.spyOn(definitions[homePage], 'offers').mockReturnValue(offers);
  const [catalog] = thingsOf(home)('Service').hasOfferCatalog.itemListElement;
  expect(catalog.itemListElement[0].priceSpecification).toEqual([
    expect.objectContaining({ price: 1000, validThrough: '2030-01-31' }),
    expect.not.objectContaining({ validThrough: expect.anything() }),
  ]);
  vi.restoreAllMocks();
});

test.each(pages)('the structured data of $path names the company and the breadcrumbs', (page) => {
  const thing = thingsOf(page);
  const site = company.origin + company.basePath;
  expect(thing('Service')).toMatchObject({
    name: page.heading,
    provider: {
      '@type': 'Organization',
      name: company.companyName,
      email: company.email,
      telephone: company.phone,
      url: company.website,
      logo: `${site}/icon-512.png`,
    },
  });
  expect(thing('BreadcrumbList').itemListElement).toMatchObject([
    { position: 1, item: `${company.mainSite}/home` },
    { position: 2, name: page.heading, item: site + page.route },
  ]);
});
