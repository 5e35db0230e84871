import type { Locator } from '@playwright/test';
import { footnotes, marketingGroups, marketingPrices, terms, tiers } from './catalogue.ts';
import { contactPage } from './company.ts';
import { bottomBar, coverOf, digitalMarketing, plain, viewButton, views } from './locators.ts';
import { expect, test } from './test.ts';

const narrow = { width: 390, height: 800 };

/** A value as it reads: an absent one is a dash, with its meaning for screen readers. */
const reads = (value: string | null): string => value ?? '– Not included';

const noteOf = (item: string): number =>
  footnotes.findIndex(({ items }) => items.includes(item)) + 1;

/** An item's label, with the number of its footnote. */
const labelled = (item: string): string => (noteOf(item) ? `${item}${noteOf(item)}` : item);

const table = (page: Parameters<typeof bottomBar>[0]) =>
  page.getByRole('table', { name: 'Digital marketing packages compared' });

/** Whether the last link followed led to this element. */
const isTarget = (element: Locator) => element.evaluate((node) => node.matches(':target'));

/** The texts of a table's cells, row by row. */
const readRows = (rows: Locator): Promise<string[][]> =>
  rows.evaluateAll((all) =>
    all.map((row) =>
      [...(row as HTMLTableRowElement).cells].map((cell) =>
        // biome-ignore lint/performance/useDomNodeTextContent: of the two views' prices, one is shown.
        cell.innerText.replaceAll(/\s+/g, ' ').trim(),
      ),
    ),
  );

for (const view of views) {
  const { name } = digitalMarketing[view];
  const audience = name.toLowerCase();

  test.describe(`the ${name} view`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(digitalMarketing.path);
      await viewButton(page, name).check();
    });

    test('has its heading, the audience and Enquire', async ({ page }) => {
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        'Digital Marketing Packages',
      );
      await expect(
        main.getByRole('paragraph').filter({ hasText: 'Monthly Digital Options' }),
      ).toHaveText(new RegExp(`^Monthly Digital Options\\s*${name}$`), { useInnerText: true });
      await expect(main.getByRole('link', { name: 'Enquire', exact: true })).toHaveAttribute(
        'href',
        `${contactPage}?audience=${audience}&page=digital-marketing`,
      );
    });

    test('shows every item of the price list in the table', async ({ page }) => {
      expect(await readRows(table(page).getByRole('row'))).toEqual([
        ['Feature', ...tiers],
        ['COST OF OPTION', ...marketingPrices[view]],
        ...Object.entries(marketingGroups).flatMap(([group, items]) => [
          [group],
          ...Object.entries(items).map(([item, values]) => [labelled(item), ...values.map(reads)]),
        ]),
      ]);
    });

    test('shows every item of the price list in the cards', async ({ page }) => {
      // Tall enough for all of them: what is out of sight has no inner text.
      await page.setViewportSize({ ...narrow, height: 6000 });
      const cards = await page.getByRole('article').filter({ visible: true }).all();
      const read = await Promise.all(
        cards.map(async (card) => ({
          tier: plain((await card.getByRole('heading', { level: 2 }).textContent()) ?? ''),
          groups: (await card.getByRole('heading', { level: 3 }).allInnerTexts()).map(plain),
          terms: (await card.getByRole('term').allInnerTexts()).map(plain),
          values: (await card.getByRole('definition').allInnerTexts()).map(plain),
        })),
      );

      const items = Object.values(marketingGroups).flatMap((group) => Object.entries(group));
      expect(read).toEqual(
        tiers.map((tier, index) => ({
          tier,
          groups: [...Object.keys(marketingGroups), `${tier} notes`],
          terms: ['COST OF OPTION', ...items.map(([item]) => labelled(item))],
          values: [
            marketingPrices[view][index],
            ...items.map(([, values]) => reads(values[index] ?? null)),
          ],
        })),
      );
    });
  });
}

test('each view has its own description', async ({ page }) => {
  await page.goto(digitalMarketing.path);
  const paragraphs = page.getByRole('main').getByRole('paragraph');
  const description = async () => (await paragraphs.allInnerTexts()).map(plain).filter(Boolean)[1];

  const enterprise = await description();
  await viewButton(page, 'SME').check();
  const sme = await description();

  expect(enterprise).toMatch(/\w{3,}.*\.$/);
  expect(sme).toMatch(/\w{3,}.*\.$/);
  expect(sme).not.toBe(enterprise);
  // The term of every offer.
  expect(enterprise).toContain(`${terms.contractMonths}-month`);
  expect(sme).toContain(`${terms.contractMonths}-month`);
});

test('the cell of an absent value is named “Not included”', async ({ page }) => {
  await page.goto(digitalMarketing.path);

  const row = table(page).getByRole('row', { name: /^Social ads/ });
  await expect(row.getByRole('cell', { name: 'Not included', exact: true })).toHaveCount(2);
  await expect(row.getByRole('cell', { name: 'Not included' }).getByText('–')).toHaveCount(2);
});

for (const [form, width] of [
  ['table', 1280],
  ['cards', 390],
] as const) {
  test(`in the ${form}, each tier’s header has its own colour, in every theme`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(digitalMarketing.path);

    const headers =
      form === 'table'
        ? table(page).getByRole('columnheader').filter({ hasNotText: 'Feature' })
        : page.getByRole('article').getByRole('heading', { level: 2 }).locator('..');
    const colours = await headers.evaluateAll((all) =>
      all.map((header) => getComputedStyle(header).backgroundColor),
    );
    expect(new Set(colours).size).toBe(4);
    expect(colours).not.toContain('rgba(0, 0, 0, 0)');
  });

  test(`in the ${form}, footnotes are numbered and linked there and back`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(digitalMarketing.path);
    // Back links of every card once led to the first tier's card.
    const places =
      form === 'table'
        ? [page.getByRole('main')]
        : await page.getByRole('article').filter({ visible: true }).all();
    for (const place of places) {
      const notes = place.getByRole('region', { name: /notes$/i }).filter({ visible: true });
      await expect(notes.getByRole('listitem')).toHaveCount(2);

      for (const [index, { text, items }] of footnotes.entries()) {
        const note = notes.getByRole('listitem').nth(index);
        await expect(note).toContainText(text);

        for (const item of items) {
          const reference = place
            .getByRole(form === 'table' ? 'rowheader' : 'term')
            .filter({ hasText: item, visible: true })
            .getByRole('link', { name: `Note ${index + 1}` });
          await reference.click();
          await expect(note).toBeInViewport({ ratio: 1 });
          expect(await coverOf(note)).toEqual([]);
          expect(await isTarget(note)).toBe(true);

          await note.getByRole('link', { name: `Back to ${item}` }).click();
          await expect(reference).toBeInViewport({ ratio: 1 });
          expect(await coverOf(reference)).toEqual([]);
          expect(await isTarget(reference)).toBe(true);
        }
      }
    }
  });
}

test('from md upwards the page shows the table, below md the cards and the bottom bar', async ({
  page,
}) => {
  await page.goto(digitalMarketing.path);
  const cards = page.getByRole('article').filter({ visible: true });

  await page.setViewportSize({ width: 768, height: 800 });
  await expect(table(page)).toBeVisible();
  await expect(cards).toHaveCount(0);
  await expect(bottomBar(page)).toBeHidden();

  await page.setViewportSize({ width: 767, height: 800 });
  await expect(table(page)).toBeHidden();
  await expect(cards).toHaveCount(4);
  await expect(bottomBar(page)).toBeVisible();
});

test('the cards are stacked', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto(digitalMarketing.path);

  const boxes = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON()));
  expect(boxes).toHaveLength(4);
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(1);
  for (const [index, box] of boxes.slice(1).entries()) {
    expect(box.top).toBeGreaterThan(boxes[index].bottom);
  }
});

test('the bottom bar invites the visitor to enquire, and leads to the contact page', async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  await page.goto(digitalMarketing.path);

  await expect(bottomBar(page)).toContainText('Ready to tailor a plan?');
  await expect(bottomBar(page).getByRole('link', { name: 'Enquire' })).toHaveAttribute(
    'href',
    `${contactPage}?audience=enterprise&page=digital-marketing`,
  );
});
