import { bundles, footnotes, marketingGroups, marketingPrices, terms, tiers } from './catalogue.ts';
import { company } from './company.ts';
import { files } from './faultInjection.ts';
import {
  computedTheme,
  digitalMarketing,
  dropdownLink,
  expectPage,
  pages,
  podcasting,
  pricing,
  type SitePage,
  themeToggle,
  type View,
  viewButton,
  views,
} from './locators.ts';
import { print, withoutSpaces } from './print.ts';
import { delayFiles, expect, test, visit } from './test.ts';
import { expectWebFont } from './webFont.ts';

const a4 = { '/podcasting': [210, 297], '/digital-marketing': [297, 210] } as const;

/** The margin that printers cannot print on, in millimetres. */
const unprintable = 8;

/** Texts of the page that are not printed. */
const screenOnlyTexts = [
  'BEE Level 1',
  'Skip to the offers',
  'Home',
  'About Us',
  'Insights',
  'Shop',
  'Contact us',
  'Menu',
  'Dark',
  'Show offers for',
  'Share',
  'Ready to tailor a plan?',
  'Back to',
];

/** The texts of a view's cards: each card without its deliverables, and these. */
const bundleTexts = (view: View): string[] =>
  bundles[view].flatMap(({ name, popular, prices, deliverables, turnaround }) => [
    [
      name,
      popular ? 'Popular' : '',
      ...Object.entries(prices).flat(),
      'Deliverables per recording',
      'Turnaround',
      turnaround,
    ].join(''),
    deliverables.map((line) => line.replace(/^(Not i|I)ncluded: /, '')).join(''),
  ]);

const noteNumber = (item: string) =>
  1 + footnotes.findIndex(({ items }) => items.includes(item)) || '';

/** The texts of a view's table, row by row, and of its footnotes. */
const tableTexts = (view: View): string[] => [
  ['Feature', ...tiers].join(''),
  ['COST OF OPTION', ...marketingPrices[view]].join(''),
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

const contract = `on a ${terms.contractMonths}-month contract.`;
const recording = `Recordings are up to ${terms.recordingMinutes} minutes, within a ${terms.slotHours}-hour slot.`;

const proposals = {
  '/podcasting': {
    offers: bundleTexts,
    conditions: `${contract} ${recording}`,
    enquire: 0,
  },
  '/digital-marketing': {
    offers: tableTexts,
    conditions: contract,
    // The price of Platinum; the buttons are not printed.
    enquire: 1,
  },
} satisfies Record<SitePage['path'], unknown>;

const otherView = { brand: 'creator', creator: 'brand' } as const;

test.describe('from the dark theme', () => {
  test.use({ stored: { 'pricing-theme': 'dark' } });

  for (const sitePage of pages) {
    const { path } = sitePage;
    const { offers, conditions, enquire } = proposals[path];

    for (const view of views) {
      for (const width of [390, 1280]) {
        test(`${path} for ${sitePage[view].name}, printed from a window of ${width} px, is a proposal on one page`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(`${path}?view=${view}`);
          await expectWebFont(page);
          const { pages: sheets, text, file } = await print(page);

          expect(sheets).toHaveLength(1);
          const [sheet] = sheets;
          if (!sheet) return;
          const [a4Width, a4Height] = a4[path];
          expect(sheet.width).toBeCloseTo(a4Width, 0);
          expect(sheet.height).toBeCloseTo(a4Height, 0);
          const cut = sheet.texts.filter(
            ({ left, right, bottom, top }) =>
              left < unprintable ||
              right > sheet.width - unprintable ||
              bottom < unprintable ||
              top > sheet.height - unprintable,
          );
          expect(cut).toEqual([]);

          const expected = [
            sitePage[view].name,
            sitePage.heading,
            sitePage[view].uniqueText,
            ...offers(view),
            conditions,
          ];
          for (const words of expected) expect(text).toContain(withoutSpaces(words));
          const unexpected = [
            sitePage[otherView[view]].uniqueText,
            ...offers(otherView[view]).filter((words) => !offers(view).includes(words)),
            ...screenOnlyTexts,
          ];
          for (const words of unexpected) expect(text).not.toContain(withoutSpaces(words));
          expect(text.split('Enquire')).toHaveLength(1 + enquire);
          // Nothing is printed twice: the cards for narrow windows are left out.
          expect(text.split(withoutSpaces(sitePage[view].uniqueText))).toHaveLength(2);

          expect(file.includes('BricolageGrotesque'), 'set in the web font').toBe(true);
        });
      }

      test(`${path} for ${sitePage[view].name} is printed with the company, its contact details and the date at the top`, async ({
        page,
      }) => {
        await page.clock.setFixedTime('2026-03-02T10:00:00+02:00');
        await page.goto(`${path}?view=${view}`);
        const { pages: sheets } = await print(page);

        const [sheet] = sheets;
        const title = sheet?.texts.find((each) => each.text === sitePage.heading);
        const head = sheet?.texts
          .filter(({ bottom }) => bottom > (title?.top ?? 0))
          .map((each) => each.text)
          .join(' ');
        const { companyName, email, phone, website } = company;
        const host = new URL(website).host;
        for (const words of [companyName, email, phone, host, 'Printed on 2 March 2026']) {
          expect(head).toContain(words);
        }
      });
    }

    test(`${path} is printed in the light theme`, async ({ page }) => {
      await page.goto(path);
      expect(await computedTheme(page.locator('html'))).toBe('dark');
      await page.emulateMedia({ media: 'print' });
      expect(await computedTheme(page.locator('html'))).toBe('light');
    });
  }
});

test('after a navigation each page is printed in its own paper format', async ({ page }) => {
  await visit(page, podcasting.path);
  for (const [link, sitePage] of [
    ['Digital Marketing Bundles', digitalMarketing],
    ['Podcasting Bundles', podcasting],
  ] as const) {
    await pricing(page).hover();
    await dropdownLink(page, link).click();
    await expectPage(page, sitePage);
    const { pages: sheets, text } = await print(page);

    expect(sheets.map((sheet) => [sheet.width, sheet.height].map(Math.round))).toEqual([
      a4[sitePage.path],
    ]);
    for (const words of proposals[sitePage.path].offers('brand')) {
      expect(text).toContain(withoutSpaces(words));
    }
  }
});

test.describe('before the web font has loaded', () => {
  for (const { path } of pages) {
    for (const view of views) {
      test(`${path}?view=${view} fits on one page in the fallback font`, async ({ page }) => {
        await delayFiles(page, files.font);
        await page.goto(`${path}?view=${view}`, { waitUntil: 'domcontentloaded' });
        const { pages: sheets, text, file } = await print(page);

        expect(file.includes('BricolageGrotesque')).toBe(false);
        expect(sheets).toHaveLength(1);
        for (const words of proposals[path].offers(view))
          expect(text).toContain(withoutSpaces(words));
      });
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const sitePage of pages) {
    test(`${sitePage.path} is printed in the chosen view, light and without a date`, async ({
      page,
    }) => {
      await page.goto(sitePage.path);
      await viewButton(page, sitePage.creator.name).check();
      await themeToggle(page).press('Space');
      const { pages: sheets, text } = await print(page);

      expect(sheets).toHaveLength(1);
      for (const words of proposals[sitePage.path].offers('creator')) {
        expect(text).toContain(withoutSpaces(words));
      }
      expect(text).not.toContain('Printedon');
      await page.emulateMedia({ media: 'print' });
      expect(await computedTheme(page.locator('html'))).toBe('light');
    });
  }
});
