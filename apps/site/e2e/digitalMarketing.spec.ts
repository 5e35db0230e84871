import type { Locator, Page } from '@playwright/test';
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

test('on phones the mix names each tier on one line, and says the first prices in the first window, all in one', async ({
  page,
}) => {
  await page.goto(digitalMarketing.path);
  await expectWebFont(page);
  const strips = page.getByRole('navigation', { name: mix.label }).getByRole('link');
  await expect(strips).toHaveCount(tiers.length);
  for (const width of [360, 375, 390, 412]) {
    await page.setViewportSize({ width, height: 844 });
    for (const tier of tiers) {
      const lines = await page
        .getByRole('main')
        .getByRole('navigation')
        .getByText(tier, { exact: true })
        .evaluate((name) => {
          const range = document.createRange();
          range.selectNodeContents(name);
          return range.getClientRects().length;
        });
      expect(lines, `${tier}, ${width} px`).toBe(1);
    }
  }
  const boxes = await strips.evaluateAll((links) =>
    links.map((link) => {
      const price = document.createRange();
      price.selectNodeContents(link.querySelector('[data-for-view="brand"]') ?? link);
      const { top } = link.getBoundingClientRect();
      return { top, bottom: price.getBoundingClientRect().bottom };
    }),
  );
  const free = (await boxOf(bottomBar(page))).y;
  const first = Math.min(...boxes.map(({ top }) => top));
  const last = Math.max(...boxes.map(({ bottom }) => bottom));
  for (const { top, bottom } of boxes) if (top === first) expect(bottom).toBeLessThan(free);
  expect(last - first).toBeLessThan(free - (await boxOf(viewBar(page))).height);
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, permissions: ['clipboard-write'] });

  test('Enquire and Share of the bottom bar are about the tier in view, and the audience', async ({
    page,
  }) => {
    const { name: audience, offers } = digitalMarketing.creator;
    await visit(page, `${digitalMarketing.path}?view=creator`);
    const enquire = bottomBar(page).getByRole('link');
    await expect(enquire).toHaveAccessibleName(words.enquire);
    for (const { id, name } of offers.toReversed()) {
      await page.getByRole('article', { name }).evaluate((card) => card.scrollIntoView());
      await expect(enquire).toHaveAccessibleName(enquireAbout(name));
      await expect(enquire).toHaveText(words.enquire);
      const asked = { offer: id, audience: 'sme', page: digitalMarketing.path.slice(1) };
      await expect(enquire).toHaveAttribute('href', contactAddress(asked));
    }
    const { name } = offerAt(digitalMarketing.creator, 0);
    const share = `${words.share.button(name)}, ${audience}`;
    await bottomBar(page).getByRole('button', { name: share }).click();
    const { description } = words.share.copied(name);
    await expect(page.getByText(description, { exact: true })).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(enquire).toHaveAccessibleName(words.enquire);
  });

  test('a page that opens at a tier names it in the bottom bar without further ado', async ({
    page,
  }) => {
    await ignoreRestingMouse(page);
    const { id, name } = offerAt(digitalMarketing.brand, 1);
    await page.goto(`${digitalMarketing.path}#${id}`);
    await expect(bottomBar(page).getByRole('link')).toHaveAccessibleName(enquireAbout(name));
  });
});

/** An element is what the address leads to, and nothing covers it. */
async function expectTarget(element: Locator) {
  await expect(element).toBeInViewport({ ratio: 1 });
  expect(await coverOf(element)).toEqual([]);
  expect(await element.evaluate((node) => node.matches(':target'))).toBe(true);
}

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
      const heading = { name: headings[at] ?? '', exact: true };
      const notes = place.getByRole('region', heading).filter({ visible: true });
      await expect(notes.getByRole('listitem')).toHaveCount(footnotes.length);
      for (const [index, { text, items }] of footnotes.entries()) {
        const note = notes.getByRole('listitem').filter({ hasText: text });
        for (const item of items) {
          const reference = place
            .getByRole(role)
            .filter({ hasText: item, visible: true })
            .getByRole('link', { name: fill(tableLabels.note, { number: index + 1 }) });
          await reference.click();
          await expectTarget(note);
          await note
            .getByRole('link', { name: fill(footnoteLabels.back, { label: item }) })
            .click();
          await expectTarget(reference);
        }
      }
    }
  });
}
