import {
  amounts,
  bundles,
  footnotes,
  marketingGroups,
  marketingPrices,
  terms,
  tiers,
  withTerms,
} from '../tests/catalogue.ts';
import { company } from '../tests/company.ts';
import { files } from './faultInjection.ts';
import {
  computedTheme,
  digitalMarketing,
  goTo,
  pages,
  podcasting,
  type SitePage,
  themeButton,
  type View,
  viewButton,
  views,
} from './locators.ts';
import { type Printout, print, withoutSpaces } from './print.ts';
import { delayFiles, expect, test, visit } from './test.ts';
import { expectWebFont } from './webFont.ts';

type Path = SitePage['path'];

const portrait = [210, 297];
const sizes: Partial<Record<Path, number[]>> = { '/digital-marketing': [297, 210] };

/** The margin that printers cannot print on, in millimetres. */
const unprintable = 8;

/** Texts of the page that are not printed. */
const screenOnlyTexts = [
  ...['BEE Level 1', 'Skip to the offers', 'Home', 'About Us', 'Insights', 'Shop', 'Contact us'],
  ...['Menu', 'Dark', 'Show offers for', 'Share', 'Ready to tailor a plan?', 'Back to'],
];

/** The texts of a view's cards: each card without its deliverables, and these. */
const bundleTexts = (view: View): string[] =>
  bundles[view].flatMap(({ name, popular, prices, deliverables, turnaround }, index) => [
    [
      name,
      index === 0 ? 'most included' : '',
      popular ? 'Popular' : '',
      ...Object.entries(withTerms(view, prices)).flat(),
      `Deliverables per recording Turnaround ${turnaround}`,
    ].join(''),
    deliverables.map((line) => line.replace(/^(Not i|I)ncluded: /, '')).join(''),
  ]);

const noteNumber = (item: string) =>
  1 + footnotes.findIndex(({ items }) => items.includes(item)) || '';

/** The texts of a view's table, row by row, and of its footnotes. */
const tableTexts = (view: View): string[] => [
  ['Feature', ...tiers].join(''),
  [
    'COST OF OPTION',
    ...marketingPrices[view].map((price) =>
      price === 'Enquire' ? price : `${amounts(price)} per month, ${terms.contractMonths} months`,
    ),
  ].join(''),
  ...Object.entries(marketingGroups).map(([group, items]) =>
    [
      group,
      ...Object.entries(items).flatMap(([item, values]) => [
        item,
        noteNumber(item),
        ...values.map((value) => value ?? '–'),
      ]),
    ].join(''),
  ),
  ...footnotes.map(({ text }) => text),
];

const offerTexts: Partial<Record<Path, (view: View) => string[]>> = {
  '/podcasting': bundleTexts,
  '/digital-marketing': tableTexts,
};
const offersOf = (path: Path, view: View) => offerTexts[path]?.(view) ?? [];

const contract = `on a ${terms.contractMonths}-month contract.`;
const recording = `Recordings are up to ${terms.recordingMinutes} minutes, within a ${terms.slotHours}-hour slot.`;

const conditions: Partial<Record<Path, string>> = { '/podcasting': `${contract} ${recording}` };

/** How often 'Enquire' is printed: as the price of Platinum; the buttons are not printed. */
const enquire: Partial<Record<Path, number>> = { '/digital-marketing': 1 };

const otherView = { brand: 'creator', creator: 'brand' } as const;

/** The view's offers are printed, all of them, on one sheet of the page's format. */
function expectOffers({ sheets, text }: Printout, path: Path, view: View) {
  expect(sheets.map(({ width, height }) => [width, height].map(Math.round))).toEqual([
    sizes[path] ?? portrait,
  ]);
  for (const words of offersOf(path, view)) expect(text).toContain(withoutSpaces(words));
}

test.describe('from the dark theme', () => {
  test.use({ stored: { 'pricing-theme': 'dark' } });

  for (const { path, heading, ...of } of pages) {
    for (const view of views) {
      /** Nothing is cut off, nor of the other view or of the screen, and the head is complete. */
      const expectProposal = ({ sheets, text }: Printout) => {
        const texts = sheets.flatMap((sheet) => sheet.texts);
        expect(texts.filter(({ margin }) => margin < unprintable)).toEqual([]);

        expect(text).toContain(withoutSpaces(of[view].name));
        expect(text).toContain(withoutSpaces(conditions[path] ?? contract));
        expect(text.split('Pricesasof')).toHaveLength(2);
        const unexpected = [
          of[otherView[view]].uniqueText,
          ...offersOf(path, otherView[view]).filter(
            (words) => !offersOf(path, view).includes(words),
          ),
          ...screenOnlyTexts,
        ];
        for (const words of unexpected) expect(text).not.toContain(withoutSpaces(words));
        expect(text.split('Enquire')).toHaveLength(1 + (enquire[path] ?? 0));
        // Nothing is printed twice: the cards for narrow windows are left out.
        expect(text.split(withoutSpaces(of[view].uniqueText))).toHaveLength(2);

        const title = texts.find((each) => each.text === heading);
        const above = texts.filter(({ bottom }) => bottom > (title?.bottom ?? Number.NaN));
        const head = above.map((each) => each.text).join(' ');
        const { companyName, email, phone, website } = company;
        const details = [companyName, email, phone, new URL(website).host];
        for (const words of [...details, 'Printed on 2 March 2026']) expect(head).toContain(words);
      };

      test(`${path} for ${of[view].name} is printed as a proposal on one page, light, with the company and the date at the top`, async ({
        page,
      }) => {
        await page.clock.setFixedTime('2026-03-02T10:00:00+02:00');
        const font = await delayFiles(page, files.font);
        await page.goto(`${path}?view=${view}`, { waitUntil: 'domcontentloaded' });

        await test.step('before the web font has loaded', async () => {
          const printout = await print(page);
          expect(printout.file.includes('BricolageGrotesque')).toBe(false);
          expectOffers(printout, path, view);
        });

        font.release();
        await expectWebFont(page);
        for (const width of [390, 1280]) {
          await test.step(`from a window of ${width} px`, async () => {
            await page.setViewportSize({ width, height: 800 });
            const printout = await print(page);
            expect(printout.file.includes('BricolageGrotesque')).toBe(true);
            expectOffers(printout, path, view);
            expectProposal(printout);
          });
        }

        expect(await computedTheme(page.locator('html'))).toBe('dark');
        await page.emulateMedia({ media: 'print' });
        expect(await computedTheme(page.locator('html'))).toBe('light');
      });
    }
  }
});

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
      expect(printout.text).not.toContain('Printedon');
      await page.emulateMedia({ media: 'print' });
      expect(await computedTheme(page.locator('html'))).toBe('light');
      await page.emulateMedia({ media: null });
    }
  });
});
