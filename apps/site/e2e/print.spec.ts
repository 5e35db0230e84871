import { pricesAsOf } from '@agency/pricing-data';
import { footnoteLabels } from '../src/content/digitalMarketing.ts';
import { dateInWords, pricesAsOfLabel } from '../src/content/offers.ts';
import { cardLabels as labels } from '../src/content/podcasting.ts';
import { printContent, printedOn } from '../src/content/print.ts';
import { webFont } from '../tests/builtSite.ts';
import { bundles, footnotes, priceRows, rowsOf, sumsOf, tiers } from '../tests/catalogue.ts';
import { company } from '../tests/company.ts';
import {
  digitalMarketing,
  otherView,
  pages,
  podcasting,
  type SitePage,
  type View,
  views,
} from '../tests/pages.ts';
import { fill, words } from '../tests/words.ts';
import { files } from './faultInjection.ts';
import { goTo } from './navigation.ts';
import { computedTheme, themeButton, viewButton } from './preferences.ts';
import { type Printout, print, timesPrinted, withoutSpaces } from './print.ts';
import { delayFiles, expect, hydrated, test, visit } from './test.ts';
import { expectWebFont } from './webFont.ts';

type Path = SitePage['path'];

const portrait = [210, 297];
const sizes: Partial<Record<Path, number[]>> = { '/digital-marketing': [297, 210] };

/** The margin that printers cannot print on, in millimetres. */
const unprintable = 8;

/** Texts of the page that are not printed. */
const { home, about, insights, shop, contact } = words.navigation;
const screenOnlyTexts = [
  ...[words.banner, words.skipLink, home, about, insights, shop, contact, words.viewSwitch],
  ...[words.share.button(), words.signOff.heading, words.sheet.menu],
  words.themes.dark,
  ...footnotes.flatMap(({ items }) => items.map((label) => fill(footnoteLabels.back, { label }))),
];

const offerTexts: Partial<Record<Path, (view: View) => string[]>> = {
  // The cards, and their deliverables.
  '/podcasting': (view) =>
    bundles[view].flatMap(({ name, popular, prices, deliverableTexts: texts, turnaround }) => {
      // No deliverables are promised in advance where all is agreed with each client.
      const facts = texts.length > 0 ? labels.items + labels.turnaround + turnaround : '';
      const card = [name, popular ? labels.featured : '', ...priceRows(prices), facts];
      return [card.join(''), texts.join('')];
    }),
  // The table row by row, the sums, and the footnotes.
  '/digital-marketing': (view) => [
    tiers.join(''),
    ...rowsOf(view).map((row) => row.join('')),
    sumsOf(view).join(''),
    ...footnotes.map(({ text }) => text),
  ],
};
/** How many texts fit one sheet: those of three bundles, and of 27 items. */
const fitting: Partial<Record<Path, number>> = { '/podcasting': 6, '/digital-marketing': 38 };
const offersOf = (path: Path, view: View) => offerTexts[path]?.(view) ?? [];

const conditions: Partial<Record<Path, string>> = { '/podcasting': printContent.recordingTerms };

/** The view's offers are printed, all of them, on one sheet of the page's format; many on two. */
function expectOffers({ sheets, text }: Printout, path: Path, view: View) {
  const size = sizes[path] ?? portrait;
  for (const { width, height } of sheets) expect([width, height].map(Math.round)).toEqual(size);
  const isLong = offersOf(path, view).length > (fitting[path] ?? Infinity);
  expect(sheets.length).toBeLessThanOrEqual(isLong ? 2 : 1);
  for (const it of offersOf(path, view)) expect(text).toContain(withoutSpaces(it));
}

for (const { path, heading, ...of } of pages) {
  for (const view of views) {
    /** Nothing is cut off, nor of the other view or of the screen, and the head is complete. */
    const expectProposal = (printout: Printout) => {
      const { sheets, text } = printout;
      const texts = sheets.flatMap((sheet) => sheet.texts);
      expect(texts.filter(({ margin }) => margin < unprintable)).toEqual([]);

      expect(text).toContain(withoutSpaces(of[view].name));
      const terms = `${printContent.terms} ${conditions[path] ?? ''}`;
      expect(text).toContain(withoutSpaces(terms));
      const unexpected = [
        of[otherView[view]].uniqueText,
        ...offersOf(path, otherView[view]).filter((it) => !offersOf(path, view).includes(it)),
        ...screenOnlyTexts,
      ];
      for (const it of unexpected) expect(timesPrinted(printout, it), it).toBe(0);
      // The buttons are not printed, but prices on enquiry are.
      const onEnquiry = of[view].offers.filter(({ prices }) => prices[0]?.price === words.enquire);
      expect(timesPrinted(printout, words.enquire)).toBe(onEnquiry.length);
      // Nothing is printed twice: the cards for narrow windows are left out.
      expect(timesPrinted(printout, of[view].uniqueText)).toBe(1);

      // Once, in the terms.
      const date = `${pricesAsOfLabel} ${dateInWords(pricesAsOf)}.`;
      expect(text.split(withoutSpaces(date))).toHaveLength(2);

      const title = texts.find((each) => each.text === heading);
      const above = texts.filter(({ bottom }) => bottom > (title?.bottom ?? Number.NaN));
      const head = above.map((each) => each.text).join(' ');
      const { companyName, email, phone, website } = company;
      const details = [companyName, email, phone, new URL(website).host];
      for (const it of [...details, `${printedOn} 2 March 2026`]) expect(head).toContain(it);
    };

    test(`${path} for ${of[view].name} is printed as a proposal on one page, light, with the company and the date at the top`, async ({
      page,
    }) => {
      await page.clock.setFixedTime('2026-03-02T10:00:00+02:00');
      const font = await delayFiles(page, files.font);
      await page.goto(`${path}?view=${view}`, { waitUntil: 'domcontentloaded' });
      await themeButton(page, 'dark').press('Space');

      const early = await print(page);
      expect(early.file.includes(webFont.replaceAll(' ', ''))).toBe(false);
      expectOffers(early, path, view);

      font.release();
      await hydrated(page);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectWebFont(page);
        const printout = await print(page);
        expect(printout.file.includes(webFont.replaceAll(' ', ''))).toBe(true);
        expectOffers(printout, path, view);
        expectProposal(printout);
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
    expectOffers(await print(page), sitePage.path, 'brand');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each page is printed in the chosen view, light and without a date', async ({ page }) => {
    for (const { path, creator } of pages) {
      await page.goto(path);
      await viewButton(page, creator.name).check();
      await themeButton(page, 'dark').press('Space');
      const printout = await print(page);

      expectOffers(printout, path, 'creator');
      expect(printout.text).not.toContain(withoutSpaces(printedOn));
      await page.emulateMedia({ media: 'print' });
      expect(await computedTheme(page.locator('html'))).toBe('light');
      await page.emulateMedia({ media: null });
    }
  });
});
