import { footnoteNumber, podcastBundlesFor } from '@agency/pricing-data';
import type { Page } from '@playwright/test';
import { extractTextItems, getDocumentProxy } from 'unpdf';
import { pricesAsOfWords } from '../src/content/offers.ts';
import { printedOn, terms } from '../src/content/print.ts';
import { language } from '../src/content/siteMetadata.ts';
import { webFont } from '../tests/builtSite.ts';
import { company } from '../tests/company.ts';
import {
  defaultView,
  home,
  other,
  otherView,
  otherViews,
  pages,
  type SitePage,
  type View,
  views,
} from '../tests/pages.ts';
import { fill, labelledAmounts, mainSiteLabel, priceText, words } from '../tests/words.ts';
import { computedTheme, goTo, showView, themeButton } from './elements.ts';
import { delayFiles, expect, expectWebFont, files, test, testPages, visit } from './test.ts';

const mm = (points: number) => (points / 72) * 25.4;

/** Removes white space and soft hyphens, because line breaks in a PDF have no meaning. */
const withoutSpaces = (text: string): string => text.replaceAll(/[\s\u00ad]+/g, '');

type Printout = Awaited<ReturnType<typeof print>>;

/** Prints a page to a PDF. Returns its text, and each sheet's size and smallest margin in millimetres. */
async function print(page: Page) {
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { items } = await extractTextItems(pdf);
  const sheets = await Promise.all(
    items.map(async (texts, index) => {
      const [, , right = 0, top = 0] = (await pdf.getPage(index + 1)).view;
      const margins = texts
        .filter(({ str }) => str.trim())
        .map(({ x, y, width, height }) => mm(Math.min(x, right - x - width, y, top - y - height)));
      return { size: [mm(right), mm(top)].map(Math.round), margin: Math.min(...margins) };
    }),
  );
  await pdf.loadingTask.destroy();
  const texts = items.flat();
  const text = withoutSpaces(texts.map(({ str }) => str).join(''));
  return { sheets, texts, text, hasWebFont: file.includes(webFont.replaceAll(' ', '')) };
}

/** Counts a text's occurrences in a printout, except in longer numbers: without spaces, 'R89 994' contains 'R8 999'. */
function timesPrinted(printout: Printout, text: string) {
  const isInNumber = (after: string) => /\d$/.test(text) && /^\d/.test(after);
  const [, ...after] = printout.text.split(withoutSpaces(text));
  return after.filter((it) => !isInNumber(it)).length;
}

function expectOffers({ sheets, text }: Printout, sitePage: SitePage, view: View) {
  const { offers } = sitePage[view];
  const { tiers = [], groups = [] } = sitePage.comparison ?? {};
  const offered = tiers.filter(({ key }) => offers.some(({ id }) => id === key));
  const rows = groups.flatMap(({ items }) => items);
  const bundles = sitePage.name === 'podcasting' ? podcastBundlesFor(view) : [];
  for (const it of [
    ...offers.flatMap(({ name, prices }) => [
      name,
      ...prices.map(({ quantity = '', price }) => {
        const [[label] = ['']] = labelledAmounts(price);
        return quantity + label + priceText(price);
      }),
    ]),
    ...bundles.flatMap(({ deliverables, turnaround }) => [
      deliverables.map((item) => item.text).join(''),
      turnaround,
    ]),
    ...rows.map(({ label, noteId, values }) =>
      [
        label,
        noteId ? footnoteNumber(noteId, sitePage.footnotes) : '',
        ...offered.map(({ key }) => values[key] ?? '–'),
      ].join(''),
    ),
    ...sitePage.footnotes.map(({ text }) => text),
  ]) {
    expect(text).toContain(withoutSpaces(it));
  }
  // A sheet has room for three bundles, or for 27 rows of the comparison.
  const count = Math.ceil(sitePage.comparison ? rows.length / 27 : offers.length / 3);
  expect(sheets.length).toBeLessThanOrEqual(count);
  for (const { size, margin } of sheets) {
    expect(size).toEqual(sitePage.comparison ? [297, 210] : [210, 297]);
    // Many printers cannot print closer to the edge.
    expect(margin).toBeGreaterThan(8);
  }
}

const screenOnlyTexts = [
  words.banner,
  words.skipLink,
  words.share.button(),
  words.callToAction.heading,
  mainSiteLabel,
  fill(words.footnotes.back, { label: '' }),
].filter(Boolean);

for (const sitePage of pages) {
  const { path, heading, contractMonths, ...of } = sitePage;

  for (const view of views) {
    test(`${path} for ${of[view].name} is printed as a proposal`, async ({ page }) => {
      await page.clock.setFixedTime('2026-03-02T10:00:00+02:00');
      // Keeps React from loading, because printing must not depend on it.
      await delayFiles(page, files.scripts);
      await page.goto(`${path}?view=${view}`);
      await themeButton(page, 'dark').press('Space');
      await page.setViewportSize({ width: 390, height: 800 });
      await expectWebFont(page);
      const printout = await print(page);
      expect(printout.hasWebFont).toBe(true);
      expectOffers(printout, sitePage, view);
      for (const once of [
        `${pricesAsOfWords()}.`,
        terms(contractMonths),
        // Paper shows either the table or the cards, never both.
        of[view].uniqueText,
      ]) {
        expect(timesPrinted(printout, once), once).toBe(1);
      }
      const ofOthers = otherViews(view).map((other) => of[other].uniqueText);
      for (const it of [...ofOthers, ...screenOnlyTexts]) {
        expect(timesPrinted(printout, it), it).toBe(0);
      }
      // A price on enquiry reads like the Enquire button, which is not printed.
      const onEnquiry = of[view].offers.filter(
        ({ prices: [first] }) => first && priceText(first.price) === words.enquire,
      );
      expect(timesPrinted(printout, words.enquire)).toBe(onEnquiry.length);

      const title = printout.texts.find(({ str }) => str === heading);
      const above = printout.texts.filter(({ y }) => y > (title?.y ?? Number.NaN));
      const head = above.map(({ str }) => str).join(' ');
      const { companyName, email, phone, website } = company;
      const details = [companyName, email, phone, new URL(website).host];
      const format = { day: 'numeric', month: 'long', year: 'numeric' } as const;
      const today = new Date('2026-03-02T10:00').toLocaleDateString(language, format);
      for (const it of [...details, `${printedOn} ${today}`]) {
        expect(head).toContain(it);
      }
      const elements = page.locator('*');
      const drawn = () =>
        elements.evaluateAll((all) =>
          all.map((it) => getComputedStyle(it).color + getComputedStyle(it).background),
        );
      expect(await computedTheme(page)).toBe('dark');
      await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
      const inDark = await drawn();
      await page.evaluate("document.documentElement.dataset.theme = 'light'");
      expect(await drawn()).toEqual(inDark);
    });
  }
}

testPages('a page reached by a link prints in its own paper format', async ({ page }) => {
  await visit(page, home.path);
  for (const sitePage of [other, home]) {
    await goTo(page, sitePage);
    expectOffers(await print(page), sitePage, defaultView);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each page prints the chosen view in the light theme, without a date', async ({ page }) => {
    for (const sitePage of pages) {
      await page.goto(sitePage.path);
      await showView(page, sitePage, otherView);
      await themeButton(page, 'dark').press('Space');
      const printout = await print(page);

      expectOffers(printout, sitePage, otherView);
      expect(printout.text).not.toContain(withoutSpaces(printedOn));
      await page.emulateMedia({ media: 'print' });
      expect(await computedTheme(page)).toBe('light');
      await page.emulateMedia({ media: null });
    }
  });
});
