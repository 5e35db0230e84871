import type { Page } from '@playwright/test';
import {
  footnoteLabels,
  mix,
  notesHeading,
  notesOn,
  tableLabel,
  tableLabels,
} from '../src/content/digitalMarketing.ts';
import { enquireAbout } from '../src/content/offers.ts';
import { footnotes, tiers } from '../tests/catalogue.ts';
import { contactAddress } from '../tests/company.ts';
import { digitalMarketing, offerAt } from '../tests/pages.ts';
import { fill, words } from '../tests/words.ts';
import { boxOf, coverOf } from './elements.ts';
import { bottomBar } from './navigation.ts';
import { viewBar } from './preferences.ts';
import { expect, ignoreRestingMouse, test, visit } from './test.ts';
import { expectWebFont } from './webFont.ts';

const table = (page: Page) => page.getByRole('table', { name: tableLabel });

const visibleCards = (page: Page) => page.getByRole('article').filter({ visible: true });

test('on a phone the prices of all tiers fit one window, and those of the first row the first window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(digitalMarketing.path);
  const prices = page.getByRole('navigation', { name: mix.label }).getByRole('link');
  const strips = await prices.evaluateAll((links) =>
    links.map((link) => {
      const price = document.createRange();
      price.selectNodeContents(link.querySelector('[data-for-view="brand"]') ?? link);
      const { top } = link.getBoundingClientRect();
      return { top, bottom: price.getBoundingClientRect().bottom };
    }),
  );
  const bar = await boxOf(bottomBar(page));
  const { height: covered } = await boxOf(viewBar(page));
  expect(strips).toHaveLength(tiers.length);
  const first = Math.min(...strips.map(({ top }) => top));
  for (const { top, bottom } of strips) {
    expect(bottom - first).toBeLessThan(bar.y - covered);
    if (top === first) expect(bottom).toBeLessThan(bar.y);
  }
});

test('from md upwards the page shows the table, below md cards and the bottom bar', async ({
  page,
}) => {
  await visit(page, digitalMarketing.path);

  await page.setViewportSize({ width: 768, height: 800 });
  await expect(table(page)).toBeVisible();
  await expect(visibleCards(page)).toHaveCount(0);
  await expect(bottomBar(page)).toBeHidden();

  await page.setViewportSize({ width: 767, height: 800 });
  await expect(table(page)).toBeHidden();
  await expect(visibleCards(page)).toHaveCount(tiers.length);
  await expect(bottomBar(page)).toBeVisible();
  // It gives way to the sign-off, which offers the same.
  await page.getByRole('heading', { name: words.signOff.heading }).scrollIntoViewIfNeeded();
  await expect(bottomBar(page)).not.toBeInViewport();
});

test('on a tablet Share stands beside the price, and leaves where that scrolls away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto(digitalMarketing.path);
  const share = table(page).getByRole('columnheader').getByRole('button');
  for (const index of tiers.keys()) {
    const icon = await boxOf(share.nth(index).locator('svg'));
    const price = await table(page)
      .getByRole('cell')
      .nth(index)
      .evaluate((cell) => {
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const boxes: DOMRect[] = [];
        while (texts.nextNode()) {
          range.selectNodeContents(texts.currentNode);
          boxes.push(range.getBoundingClientRect());
        }
        const { top, bottom } = cell.getBoundingClientRect();
        return { right: Math.max(...boxes.map(({ right }) => right)), top, bottom };
      });
    expect(icon.x).toBeGreaterThanOrEqual(price.right);
    expect(icon.y).toBeGreaterThanOrEqual(price.top);
    expect(icon.bottom).toBeLessThanOrEqual(price.bottom);
  }
  await page.setViewportSize({ width: 768, height: 480 });
  await expect(share).toHaveCount(0);
});

test('on phones each tier’s name takes one line in the mix', async ({ page }) => {
  await page.goto(digitalMarketing.path);
  await expectWebFont(page);
  for (const width of [360, 375, 390, 412]) {
    await page.setViewportSize({ width, height: 800 });
    for (const tier of tiers) {
      const name = page.getByRole('main').getByRole('navigation').getByText(tier, { exact: true });
      const lines = await name.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      });
      expect(lines, `${tier}, ${width} px`).toBe(1);
    }
  }
});

test('on a phone, Enquire of the bottom bar is about the tier in view, and names the audience', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `${digitalMarketing.path}?view=creator`);
  const enquire = bottomBar(page).getByRole('link');
  await expect(enquire).toHaveAccessibleName(words.enquire);
  for (const { id, name } of digitalMarketing.creator.offers.toReversed()) {
    const card = page.getByRole('article', { name });
    await card.evaluate((element) => element.scrollIntoView());
    await expect(enquire).toHaveAccessibleName(enquireAbout(name));
    await expect(enquire).toHaveText(words.enquire);
    const asked = { offer: id, audience: 'sme', page: digitalMarketing.path.slice(1) };
    await expect(enquire).toHaveAttribute('href', contactAddress(asked));
  }
  // So is Share.
  const { name } = offerAt(digitalMarketing.creator, 1);
  await page.getByRole('article', { name }).evaluate((element) => element.scrollIntoView());
  await bottomBar(page)
    .getByRole('button', { name: `${words.share.button(name)}, ${digitalMarketing.creator.name}` })
    .click();
  await expect(page.getByText(words.share.copied(name).description, { exact: true })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(enquire).toHaveAccessibleName(words.enquire);
});

test('on a phone, a page that opens at a tier names it in the bottom bar without further ado', async ({
  page,
}) => {
  await ignoreRestingMouse(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const { id, name } = offerAt(digitalMarketing.brand, 1);
  await page.goto(`${digitalMarketing.path}#${id}`);
  const enquire = bottomBar(page).getByRole('link');
  await expect(enquire).toHaveAccessibleName(enquireAbout(name));

  await page.goto(digitalMarketing.path);
  await page
    .getByRole('article', { name })
    .evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + 100));
  await page.reload();
  await expect(enquire).toHaveAccessibleName(enquireAbout(name));
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
    const headings = form === 'table' ? [notesHeading] : tiers.map(notesOn);
    for (const [at, place] of places.entries()) {
      const notes = place
        .getByRole('region', { name: headings[at] ?? '', exact: true })
        .filter({ visible: true });
      await expect(notes.getByRole('listitem')).toHaveCount(footnotes.length);

      for (const [index, { text, items }] of footnotes.entries()) {
        const note = notes.getByRole('listitem').nth(index);
        await expect(note).toContainText(text);
        for (const item of items) {
          const reference = place
            .getByRole(role)
            .filter({ hasText: item, visible: true })
            .getByRole('link', {
              name: fill(tableLabels.note, { number: index + 1 }),
              exact: true,
            });
          for (const [link, target] of [
            [reference, note],
            [
              note.getByRole('link', { name: fill(footnoteLabels.back, { label: item }) }),
              reference,
            ],
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
