import type { Locator } from '@playwright/test';
import { bundles, offers, terms, withTerms } from '../tests/catalogue.ts';
import { contactForm } from '../tests/company.ts';
import { plain, podcasting, viewButton, views } from './locators.ts';
import { expect, test } from './test.ts';

const intro = {
  brand: {
    subtitle: 'Designed for Brand Impact',
    text: `Monthly pricing based on ${terms.contractMonths}-month contracts. Episode frequency flexible.`,
  },
  creator: {
    subtitle: 'Built for the Serious Creative',
    text: `All packages based on ${terms.contractMonths}-month contracts. Pricing per month.`,
  },
};

/** Reads a bundle from its card, and where its link leads. */
async function readCard(card: Locator) {
  const terms = (await card.getByRole('term').allInnerTexts()).map(plain);
  const definitions = (await card.getByRole('definition').allInnerTexts()).map(plain);
  const facts = Object.fromEntries(terms.map((term, index) => [term, definitions[index] ?? '']));
  const { Turnaround: turnaround = '', ...prices } = facts;
  return {
    name: plain((await card.getByRole('heading', { level: 2 }).textContent()) ?? '').replace(
      ' most included',
      '',
    ),
    popular: (await card.getByText('Popular', { exact: true }).count()) === 1,
    prices,
    deliverables: (await card.getByRole('listitem').allInnerTexts()).map(plain),
    turnaround,
    links: await card
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  };
}

for (const view of views) {
  test(`the ${view} view has its introduction, and the bundles of the price list in their order`, async ({
    page,
  }) => {
    await page.goto(podcasting.path);
    await viewButton(page, podcasting[view].name).check();
    const main = page.getByRole('main');

    await expect.soft(main.getByRole('heading', { level: 1 })).toHaveText('Podcasting Bundles');
    await expect.soft(main.getByText(intro[view].subtitle, { exact: true })).toBeVisible();
    await expect.soft(main.getByText(intro[view].text, { exact: true })).toBeVisible();

    const cards = await main.getByRole('article').filter({ visible: true }).all();
    expect(await Promise.all(cards.map(readCard))).toEqual(
      bundles[view].map((bundle, index) => ({
        ...bundle,
        prices: withTerms(view, bundle.prices),
        links: [
          `#${offers[index]}`,
          contactForm({ offer: `${offers[index]}`, audience: view, page: 'podcasting' }),
        ],
      })),
    );
    // In the data, but not offered.
    await expect(page.getByText('End Game')).toHaveCount(0);
  });
}
