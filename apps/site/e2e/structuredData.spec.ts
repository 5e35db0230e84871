import { bundles, marketingPrices, terms, tiers } from './catalogue.ts';
import { company } from './company.ts';
import {
  digitalMarketing,
  pages,
  plain,
  podcasting,
  type SitePage,
  type View,
  viewButton,
  views,
} from './locators.ts';
import { expect, test, visit } from './test.ts';

/** A thing that a page describes, with the properties compared here. */
interface Described {
  '@id'?: string;
  '@type': string;
  [property: string]: unknown;
}

interface Offer extends Described {
  name: string;
  priceSpecification?: Described & { price: number };
}

/** A page's structured data: the things of its only data block, by type. */
async function readThings(page: Parameters<typeof viewButton>[0]) {
  const blocks = await page.locator('body > script[type="application/ld+json"]').allTextContents();
  expect(blocks).toHaveLength(1);
  const { '@context': context, '@graph': things } = JSON.parse(blocks[0] ?? '');
  expect(context).toBe('https://schema.org');
  return (type: string): Described => {
    const found = things.filter((thing: Described) => thing['@type'] === type);
    expect(found, type).toHaveLength(1);
    return found[0];
  };
}

/** The offers that a page describes, by the name of the view. */
async function readOffers(page: Parameters<typeof viewButton>[0]) {
  const thing = await readThings(page);
  const { itemListElement } = thing('Service').hasOfferCatalog as Described;
  return (itemListElement as { name: string; itemListElement: Offer[] }[]).map(
    ({ name, itemListElement: offers }) => ({ name, offers }),
  );
}

/** The amount of a written price in rand; undefined for a quote. */
const rand = (price: string): number | undefined =>
  price.startsWith('R') ? Number(price.replaceAll(/\D/g, '')) : undefined;

/** The price list's offers, as they should be described. */
const offersOf: Record<SitePage['path'], (view: View) => { name: string; price: string }[]> = {
  [podcasting.path]: (view) =>
    bundles[view].flatMap(({ name, prices }) =>
      Object.entries(prices).map(([episodes, price]) => ({ name: `${name}, ${episodes}`, price })),
    ),
  [digitalMarketing.path]: (view) =>
    tiers.map((name, index) => ({ name, price: marketingPrices[view][index] ?? '' })),
};

for (const sitePage of pages) {
  const { path } = sitePage;

  test(`the structured data of ${path} has every offer of both views at its price in the price list`, async ({
    page,
  }) => {
    await page.goto(path);

    const described = await readOffers(page);
    expect(described.map(({ name }) => name)).toEqual(views.map((view) => sitePage[view].name));
    for (const [index, view] of views.entries()) {
      const expected = offersOf[path](view).map(({ name, price }) => ({
        '@type': 'Offer',
        name,
        ...(rand(price) && {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: rand(price),
            priceCurrency: 'ZAR',
            unitCode: 'MON',
          },
        }),
        eligibleDuration: {
          '@type': 'QuantitativeValue',
          value: terms.contractMonths,
          unitCode: 'MON',
        },
      }));
      expect(described[index]?.offers).toEqual(expected);
    }
  });

  for (const [index, view] of views.entries()) {
    test(`the structured data of ${path} has the prices that its ${sitePage[view].name} view shows`, async ({
      page,
    }) => {
      await visit(page, path);
      await viewButton(page, sitePage[view].name).check();

      const described = (await readOffers(page))[index]?.offers;
      const shown =
        path === '/podcasting'
          ? page
              .getByRole('article')
              .getByRole('definition')
              .filter({ hasText: /^R[\d\s]+/ })
          : page.getByRole('row', { name: /^COST OF OPTION/ }).getByRole('cell');
      const prices = (await shown.allInnerTexts()).map(plain);
      expect(prices.map(rand)).toEqual(described?.map((it) => it.priceSpecification?.price));
    });
  }

  test(`the structured data of ${path} has the company, the page and its breadcrumbs`, async ({
    page,
  }) => {
    await page.goto(path);
    const thing = await readThings(page);
    const address = company.origin + path;
    const organisation = thing('Organization');

    expect(organisation).toMatchObject({
      name: company.companyName,
      email: company.email,
      telephone: company.phone,
      url: company.website,
    });
    expect(thing('Service')).toMatchObject({
      name: sitePage.heading,
      provider: { '@id': organisation['@id'] },
    });
    expect(thing('WebPage')).toMatchObject({
      url: address,
      description: await page.locator('meta[name="description"]').getAttribute('content'),
      primaryImageOfPage: {
        url: await page.locator('meta[property="og:image"]').getAttribute('content'),
      },
      inLanguage: 'en-ZA',
      breadcrumb: { '@id': thing('BreadcrumbList')['@id'] },
      mainEntity: { '@id': thing('Service')['@id'] },
    });
    expect(thing('BreadcrumbList').itemListElement).toMatchObject([
      { position: 1, item: new URL(company.homePath, company.mainSite).href },
      { position: 2, name: sitePage.heading, item: address },
    ]);
  });
}

test('the structured data’s logo exists', async ({ page, request }) => {
  await page.goto(podcasting.path);
  const thing = await readThings(page);
  const { logo } = thing('Organization');

  expect(String(logo)).toContain(company.origin);
  const response = await request.get(new URL(String(logo)).pathname, { maxRedirects: 0 });
  expect(response.headers()['content-type']).toBe('image/png');
});
