import type { Locator, Page } from '@playwright/test';
import { footnotes, marketingGroups, marketingPrices, terms, tiers } from '../tests/catalogue.ts';
import { contactPage } from '../tests/company.ts';
import {
  bottomBar,
  coverOf,
  digitalMarketing,
  plain,
  themeButton,
  themes,
  type View,
  viewButton,
  views,
} from './locators.ts';
import { expect, test } from './test.ts';

const table = (page: Page) =>
  page.getByRole('table', { name: 'Digital marketing packages compared' });

const visibleCards = (page: Page) => page.getByRole('article').filter({ visible: true });

/** The visible lines and cells of an element. */
const linesOf = async (element: Locator): Promise<string[]> =>
  (await element.allInnerTexts())
    .join()
    .split(/[\n\t]/)
    .map(plain)
    .filter(Boolean);

/** An item's label, with the number of its footnote. */
const labelled = (item: string): string =>
  `${item}${1 + footnotes.findIndex(({ items }) => items.includes(item)) || ''}`;

/** Some tiers' prices and values, row by row. */
const offersOf = (view: View, ...columns: number[]) => [
  ...columns.map((column) => tiers[column]),
  'COST OF OPTION',
  ...columns.map((column) => marketingPrices[view][column]),
  ...Object.entries(marketingGroups).flatMap(([group, items]) => [
    group,
    ...Object.entries(items).flatMap(([item, values]) => [
      labelled(item),
      ...columns.flatMap((column) => values[column] ?? ['–', 'Not included']),
    ]),
  ]),
];

/** Below each price that is one. */
const period = `per month, ${terms.contractMonths} months`;

test('each view shows every item of the price list, in the table and in the cards', async ({
  page,
}) => {
  await page.goto(digitalMarketing.path);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Digital Marketing Packages');
  const descriptions = new Set<string>();

  for (const view of views) {
    const { name } = digitalMarketing[view];
    const enquire = `${contactPage}?audience=${name.toLowerCase()}&page=digital-marketing`;

    await test.step(`${name}, wide: the introduction and the table`, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await viewButton(page, name).check();
      const paragraphs = (await main.getByRole('paragraph').allInnerTexts()).map(plain);
      const [badge, description = ''] = paragraphs.filter(Boolean);
      expect(badge).toBe(`Monthly Digital Options ${name}`);
      expect(description).toMatch(new RegExp(`\\w{3,}.* ${terms.contractMonths}-month .*\\.$`));
      descriptions.add(description);
      // In the introduction and in the sign-off.
      const links = main.getByRole('link', { name: 'Enquire', exact: true });
      await expect(links).toHaveCount(2);
      for (const link of await links.all()) await expect(link).toHaveAttribute('href', enquire);

      const [, ...lines] = (await linesOf(table(page))).filter((line) => line !== period);
      expect(lines).toEqual([
        'Feature',
        ...offersOf(view, 0, 1, 2, 3),
        'Ready to start?',
        ...Array(4).fill('Enquire'),
      ]);
    });

    await test.step(`${name}, narrow: the cards and the bottom bar`, async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => scrollTo(0, 0));
      const index = main.getByRole('navigation', { name: 'Packages and prices' });
      for (const price of await index
        .getByText(/^(R\d|On enquiry)/)
        .filter({ visible: true })
        .all())
        await expect(price).toBeInViewport({ ratio: 1 });
      const notes = footnotes.flatMap(({ text, items }) => [text, ...items]);
      const cards = await Promise.all((await visibleCards(page).all()).map(linesOf));
      const withoutWords = (line: string) => line !== period && !line.startsWith('Beyond ');
      expect(cards.map((lines) => lines.filter(withoutWords))).toEqual(
        tiers.map((tier, index) => [
          ...offersOf(view, index),
          `${tier} notes`,
          ...notes,
          'Enquire',
        ]),
      );
      await expect(bottomBar(page)).toContainText('Ready to tailor a plan?');
      await expect(bottomBar(page).getByRole('link')).toHaveAttribute('href', enquire);
    });
  }

  expect(descriptions.size, 'a description for each view').toBe(views.length);
});

test('from md upwards the page shows the table, below md stacked cards and the bottom bar, each tier in its own colour', async ({
  page,
}) => {
  const expectColours = async (headers: Locator) => {
    for (const theme of themes) {
      await themeButton(page, theme).check();
      const colours = await headers.evaluateAll((all) =>
        all.map((header) => getComputedStyle(header).backgroundColor),
      );
      expect(new Set(colours).size, theme).toBe(4);
      expect(colours, theme).not.toContain('rgba(0, 0, 0, 0)');
    }
  };
  await page.goto(digitalMarketing.path);

  await page.setViewportSize({ width: 768, height: 800 });
  await expect(table(page)).toBeVisible();
  await expect(visibleCards(page)).toHaveCount(0);
  await expect(bottomBar(page)).toBeHidden();
  await expectColours(table(page).getByRole('columnheader').filter({ hasNotText: 'Feature' }));

  await page.setViewportSize({ width: 767, height: 800 });
  await expect(table(page)).toBeHidden();
  await expect(visibleCards(page)).toHaveCount(4);
  await expect(bottomBar(page)).toBeVisible();
  await expectColours(visibleCards(page).getByRole('heading', { level: 2 }).locator('..'));

  const boxes = await visibleCards(page).evaluateAll((cards) =>
    cards.map((card) => card.getBoundingClientRect().toJSON()),
  );
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(1);
  for (const [index, box] of boxes.slice(1).entries()) {
    expect(box.top).toBeGreaterThan(boxes[index].bottom);
  }
});

for (const [form, width, role] of [
  ['table', 1280, 'rowheader'],
  ['cards', 390, 'term'],
] as const) {
  test(`in the ${form}, footnotes are numbered and linked there and back`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(digitalMarketing.path);
    // Back links of every card once led to the first tier's card.
    const places = form === 'table' ? [page.getByRole('main')] : await visibleCards(page).all();
    for (const place of places) {
      const notes = place.getByRole('region', { name: /notes$/i }).filter({ visible: true });
      await expect(notes.getByRole('listitem')).toHaveCount(footnotes.length);

      for (const [index, { text, items }] of footnotes.entries()) {
        const note = notes.getByRole('listitem').nth(index);
        await expect(note).toContainText(text);
        for (const item of items) {
          const reference = place
            .getByRole(role)
            .filter({ hasText: item, visible: true })
            .getByRole('link', { name: `Note ${index + 1}` });
          for (const [link, target] of [
            [reference, note],
            [note.getByRole('link', { name: `Back to ${item}` }), reference],
          ] as const) {
            await link.click();
            await expect(target).toBeInViewport({ ratio: 1 });
            expect(await coverOf(target)).toEqual([]);
            expect(await target.evaluate((element) => element.matches(':target'))).toBe(true);
          }
        }
      }
    }
  });
}
