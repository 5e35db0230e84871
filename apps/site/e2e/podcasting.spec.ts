import type { Locator } from '@playwright/test';
import { type Bundle, bundles, offers, terms } from './catalogue.ts';
import { contactForm } from './company.ts';
import { plain, podcasting, type View, viewButton, views } from './locators.ts';
import { expect, test } from './test.ts';

const intro: Record<View, { subtitle: string; text: string }> = {
  brand: {
    subtitle: 'Designed for Brand Impact',
    text: `Monthly pricing based on ${terms.contractMonths}-month contracts. Episode frequency flexible.`,
  },
  creator: {
    subtitle: 'Built for the Serious Creative',
    text: `All packages based on ${terms.contractMonths}-month contracts. Pricing per month.`,
  },
};

/** Reads a bundle from its card. */
async function readCard(card: Locator): Promise<Bundle> {
  const terms = (await card.getByRole('term').allInnerTexts()).map(plain);
  const definitions = (await card.getByRole('definition').allInnerTexts()).map(plain);
  const facts = Object.fromEntries(terms.map((term, index) => [term, definitions[index] ?? '']));
  const { Turnaround: turnaround = '', ...prices } = facts;
  return {
    name: plain((await card.getByRole('heading', { level: 2 }).textContent()) ?? ''),
    popular: (await card.getByText('Popular', { exact: true }).count()) === 1,
    prices,
    deliverables: (await card.getByRole('listitem').allInnerTexts()).map(plain),
    turnaround,
  };
}

for (const view of views) {
  test.describe(`the ${view} view`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(podcasting.path);
      await viewButton(page, podcasting[view].name).check();
    });

    test('has its heading, subtitle and introduction', async ({ page }) => {
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Podcasting Bundles');
      await expect(main.getByText(intro[view].subtitle, { exact: true })).toBeVisible();
      await expect(main.getByText(intro[view].text, { exact: true })).toBeVisible();
    });

    test('shows the bundles of the price list, in its order', async ({ page }) => {
      const cards = await page.getByRole('article').filter({ visible: true }).all();

      expect(await Promise.all(cards.map(readCard))).toEqual(bundles[view]);
    });

    test('each list of deliverables has a heading, ticks for what is included and crosses for the rest', async ({
      page,
    }) => {
      const cards = page.getByRole('article').filter({ visible: true });
      await expect(
        cards.getByRole('heading', { name: 'Deliverables per recording', level: 3 }),
      ).toHaveCount(3);

      const marks = await cards.getByRole('listitem').evaluateAll((items) =>
        items.map((item) => ({
          included: item.textContent.startsWith('Included'),
          mark: item.querySelector('path')?.getAttribute('d'),
        })),
      );
      const marksWhere = (wanted: boolean) =>
        new Set(marks.filter(({ included }) => included === wanted).map(({ mark }) => mark));
      expect(marksWhere(true).size).toBe(1);
      expect(marksWhere(false).size).toBe(1);
      expect(marksWhere(true)).not.toEqual(marksWhere(false));
    });

    test('has an Enquire link to the contact form on each card', async ({ page }) => {
      const links = page.getByRole('main').getByRole('link');

      expect(
        await links.evaluateAll((all) =>
          all.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href')),
        ),
      ).toEqual(offers.map((offer) => contactForm({ offer, audience: view, page: 'podcasting' })));
      await expect(links.filter({ visible: true })).toHaveText(['Enquire', 'Enquire', 'Enquire']);
    });
  });
}

test('End Game is not offered', async ({ page }) => {
  await page.goto(podcasting.path);

  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('End Game')).toHaveCount(0);
});

test('the prices are the largest text of a card', async ({ page }) => {
  await page.goto(podcasting.path);

  const sizes = await page
    .getByRole('article')
    .filter({ visible: true })
    .evaluateAll((cards) =>
      cards.map((card) => {
        const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
        const all = [...card.querySelectorAll('*')];
        const prices = all.filter(({ textContent }) => /^R\d/.test(textContent)).map(sizeOf);
        return { largest: Math.max(...all.map(sizeOf)), price: Math.max(...prices) };
      }),
    );
  expect(sizes).toHaveLength(3);
  for (const { largest, price } of sizes) expect(price).toBe(largest);
});
