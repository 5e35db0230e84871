import { pricesAsOf } from '@agency/pricing-data';
import type { Page } from '@playwright/test';
import { extractTextItems, getDocumentProxy } from 'unpdf';
import { footnoteLabels } from '../src/content/digitalMarketing.ts';
import { dateInWords, pricesAsOfLabel } from '../src/content/offers.ts';
import { cardLabels as labels } from '../src/content/podcasting.ts';
import { printContent, printedOn } from '../src/content/print.ts';
import { webFont } from '../tests/builtSite.ts';
import { bundles, footnotes, priceRows, rowsOf, sumsOf, tiersOf } from '../tests/catalogue.ts';
import { company } from '../tests/company.ts';
import {
  digitalMarketing,
  otherViews,
  pages,
  podcasting,
  type SitePage,
  type View,
  views,
} from '../tests/pages.ts';
import { fill, navigation, words } from '../tests/words.ts';
import { computedTheme, goTo, themeButton, viewButton } from './elements.ts';
import { delayFiles, expect, expectWebFont, files, hydrated, test, visit } from './test.ts';

const mm = (points: number) => (points / 72) * 25.4;

/** A text without spaces, for comparisons: line breaks in a PDF mean nothing. */
const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, '');

type Printout = Awaited<ReturnType<typeof print>>;

/** Saves a page as PDF, backgrounds included, and reads its sheets and texts, in millimetres. */
async function print(page: Page) {
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { items } = await extractTextItems(pdf);
  const sheets = await Promise.all(
    items.map(async (onPage, index) => {
      const [, , right = 0, top = 0] = (await pdf.getPage(index + 1)).view;
      const texts = onPage
        .filter(({ str }) => str.trim())
        .map(({ str: text, x, y, width, height }) => {
          // From the nearest edge.
          const margin = mm(Math.min(x, right - x - width, y, top - y - height));
          return { text, bottom: mm(y), margin };
        });
      return { size: [mm(right), mm(top)].map(Math.round), texts };
    }),
  );
  await pdf.loadingTask.destroy();
  const texts = sheets.flatMap((sheet) => sheet.texts);
  const text = withoutSpaces(texts.map((each) => each.text).join(''));
  return { sheets, texts, text, hasWebFont: file.includes(webFont.replaceAll(' ', '')) };
}

/** How often a text is printed, however its lines break, but not as a part of another text. */
function timesPrinted({ texts }: Printout, text: string): number {
  const printed = texts.map((each) => withoutSpaces(each.text));
  const startsAt = (from: number) => {
    let rest = withoutSpaces(text);
    for (const part of printed.slice(from)) {
      if (!rest.startsWith(part)) return false;
      rest = rest.slice(part.length);
      if (!rest) return true;
    }
    return false;
  };
  return printed.filter((_, index) => startsAt(index)).length;
}

interface Layout {
  /** The paper's width and height, in millimetres. */
  size: number[];
  /** The texts of a view's offers. */
  offers: (view: View) => string[];
  /** How many of these texts fit one sheet: those of three bundles, and of 27 items. */
  fits: number;
}

const layouts: Partial<Record<SitePage['route'], Layout>> = {
  '/podcasting': {
    size: [210, 297],
    offers: (view) =>
      bundles[view].flatMap((bundle) => {
        const { name, popular, deliverableTexts: texts, turnaround } = bundle;
        // No deliverables are promised in advance where all is agreed with each client.
        const facts = texts.length > 0 ? labels.items + labels.turnaround + turnaround : '';
        const card = [name, popular ? labels.featured : '', ...priceRows(bundle), facts];
        return [card.join(''), texts.join('')];
      }),
    fits: 6,
  },
  '/digital-marketing': {
    size: [297, 210],
    offers: (view) => [
      ...[tiersOf(view), ...rowsOf(view), sumsOf(view)].map((row) => row.join('')),
      ...footnotes.map(({ text }) => text),
    ],
    fits: 38,
  },
};

/**
 * Expects a view's offers on one sheet of the page's format, and a further one for each half sheet of
 * texts.
 */
function expectOffers({ sheets, text }: Printout, route: SitePage['route'], view: View) {
  const { size, offers, fits } = layouts[route] ?? { size: [210, 297], offers: () => [], fits: 1 };
  for (const sheet of sheets) expect(sheet.size).toEqual(size);
  const further = Math.max(0, offers(view).length - fits);
  expect(sheets.length).toBeLessThanOrEqual(1 + Math.ceil(further / (fits / 2)));
  for (const it of offers(view)) expect(text).toContain(withoutSpaces(it));
}

/** Texts of the page that are not printed. */
const screenOnlyTexts = [
  ...[words.banner, words.skipLink, ...navigation.map(({ label }) => label), words.viewSwitch],
  ...[words.share.button(), words.signOff.heading, words.sheet.menu, words.themes.dark],
  ...footnotes.flatMap(({ items }) => items.map((label) => fill(footnoteLabels.back, { label }))),
];

for (const { path, route, heading, contractMonths, ...of } of pages) {
  for (const view of views) {
    test(`${path} for ${of[view].name} is printed as a proposal`, async ({ page }) => {
      await page.clock.setFixedTime('2026-03-02T10:00:00+02:00');
      const font = await delayFiles(page, files.font);
      await page.goto(`${path}?view=${view}`, { waitUntil: 'domcontentloaded' });
      await themeButton(page, 'dark').press('Space');

      const early = await print(page);
      expect(early.hasWebFont).toBe(false);
      expectOffers(early, route, view);

      font.release();
      await hydrated(page);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectWebFont(page);
        const printout = await print(page);
        expect(printout.hasWebFont).toBe(true);
        expectOffers(printout, route, view);

        const { texts, text } = printout;
        // Printers cannot print closer to the edge.
        expect(texts.filter(({ margin }) => margin < 8)).toEqual([]);
        // The date once, in the terms.
        const date = `${pricesAsOfLabel} ${dateInWords(pricesAsOf)}.`;
        expect(text.split(withoutSpaces(date))).toHaveLength(2);
        expect(text).toContain(withoutSpaces(of[view].name));
        const terms = path === podcasting.path ? printContent.recordingTerms : '';
        expect(text).toContain(withoutSpaces(`${printContent.terms(contractMonths)} ${terms}`));
        const others = otherViews(view);
        const ofOthers = others.flatMap((other) => layouts[route]?.offers(other) ?? []);
        // A view with fewer tiers has shorter rows.
        const own = layouts[route]?.offers(view).join('\n') ?? '';
        const onlyOfOthers = ofOthers.filter((it) => !own.includes(it));
        const unique = others.map((other) => of[other].uniqueText);
        for (const it of [...unique, ...onlyOfOthers, ...screenOnlyTexts])
          expect(timesPrinted(printout, it), it).toBe(0);
        // Prices on enquiry, but not the buttons.
        const onEnquiry = of[view].offers.filter((it) => it.prices[0]?.price === words.enquire);
        expect(timesPrinted(printout, words.enquire)).toBe(onEnquiry.length);
        // Not both the table and the cards.
        expect(timesPrinted(printout, of[view].uniqueText)).toBe(1);

        const title = texts.find((each) => each.text === heading);
        const above = texts.filter(({ bottom }) => bottom > (title?.bottom ?? Number.NaN));
        const head = above.map((each) => each.text).join(' ');
        const { companyName, email, phone, website } = company;
        const details = [companyName, email, phone, new URL(website).host];
        for (const it of [...details, `${printedOn} 2 March 2026`]) expect(head).toContain(it);
      }

      expect(await computedTheme(page.locator('html'))).toBe('dark');
      await page.emulateMedia({ media: 'print' });
      expect(await computedTheme(page.locator('html'))).toBe('light');
    });
  }
}

test('after a navigation each page is printed in its own paper format', async ({ page }) => {
  await visit(page, podcasting.path);
  for (const sitePage of [digitalMarketing, podcasting]) {
    await goTo(page, sitePage);
    expectOffers(await print(page), sitePage.route, 'brand');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each page is printed in the chosen view, light and without a date', async ({ page }) => {
    for (const { path, route, creator } of pages) {
      await page.goto(path);
      await viewButton(page, creator.name).check();
      await themeButton(page, 'dark').press('Space');
      const printout = await print(page);

      expectOffers(printout, route, 'creator');
      expect(printout.text).not.toContain(withoutSpaces(printedOn));
      await page.emulateMedia({ media: 'print' });
      expect(await computedTheme(page.locator('html'))).toBe('light');
      await page.emulateMedia({ media: null });
    }
  });
});
