import { defaultView, marketingTiers } from '@agency/pricing-data';
import type { Page } from '@playwright/test';
import { mix, tierRowLabel } from '../src/content/digitalMarketing.ts';
import { tiersOf } from '../tests/catalogue.ts';
import { digitalMarketing, offerAt, pages, podcasting, views } from '../tests/pages.ts';
import { words } from '../tests/words.ts';
import {
  bottomBar,
  boxOf,
  menuToggle,
  openSheet,
  scrollTop,
  viewBar,
  viewButton,
} from './elements.ts';
import { misfits } from './overflow.ts';
import { expect, expectWebFont, test, visit, waitForHydration } from './test.ts';

/** Adds the visitor's own styles to the page, as an extension does. */
const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const own = new CSSStyleSheet();
    own.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, own];
  }, css);

/** Enlarges the text by the browser's own setting. */
const enlargeText = async (page: Page) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
};

// WCAG 1.4.12
const textSpacing = `
  * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  * { line-height: 1.5 !important }
  p { margin-block-end: 2em !important }
`;

const narrow = ['320 × 640', '360 × 800', '390 × 844', '740 × 360', '767 × 800'];
const sizes = [...narrow, '768 × 1024', '1024 × 768', '1280 × 800'];
// The first is a window of 1280 × 1024, zoomed to 400 %.
const allSizes = ['320 × 256', ...sizes, '1440 × 900', '3840 × 2160'];

for (const [condition, apply, windows] of [
  ['as designed', async () => {}, allSizes],
  ['with the browser’s text at 200 %', enlargeText, sizes],
  [
    'with the root’s text at 200 %',
    (page: Page) => addStyles(page, ':root { font-size: 200% }'),
    narrow,
  ],
  ['with WCAG’s text spacing', (page: Page) => addStyles(page, textSpacing), sizes],
] as const) {
  for (const sitePage of pages) {
    test(`${sitePage.path} ${condition} fits any window`, async ({ page }) => {
      await page.goto(sitePage.path);
      await expectWebFont(page);
      await apply(page);
      const found: Record<string, string[]> = {};
      for (const view of views) {
        const { name } = sitePage[view];
        await page.setViewportSize({ width: 1280, height: 800 });
        await viewButton(page, name).check();
        for (const size of windows) {
          const [width = 0, height = 0] = size.split(' × ').map(Number);
          await page.setViewportSize({ width, height });
          const here = await misfits(page);
          if (here.length > 0) found[`${name}, ${size}`] = here;
        }
      }
      expect(found).toEqual({});

      await page.setViewportSize({ width: 320, height: 640 });
      await openSheet(page);
      expect(await misfits(page, { sideways: true }), 'the sheet').toEqual([]);
    });
  }
}

test('no text is under a phone’s camera or rounded corners', async ({ page }) => {
  const devTools = await page.context().newCDPSession(page);
  for (const { path } of pages) {
    for (const [width, height, { top, bottom, side }] of [
      [393, 852, { top: 59, bottom: 34, side: 0 }],
      [740, 360, { top: 0, bottom: 21, side: 59 }],
      [932, 430, { top: 0, bottom: 21, side: 59 }],
    ] as const) {
      await page.setViewportSize({ width, height });
      const insets = { top, bottom, left: side, right: side };
      await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets });
      await page.goto(path);
      const texts = { sideways: true, inset: side };
      expect(await misfits(page, texts)).toEqual([]);

      if (await bottomBar(page).isVisible()) {
        const action = await boxOf(bottomBar(page).getByRole('link', { name: words.enquire }));
        expect(action.bottom).toBeLessThanOrEqual(height - bottom);
      }
      if (await menuToggle(page).isVisible()) {
        await openSheet(page);
        expect(await misfits(page, texts)).toEqual([]);
      }
    }
  }
});

/** The part of the window's height that no sticky or fixed bar covers, from 0 to 1. */
const freeHeight = (page: Page) =>
  page.evaluate(() => {
    const sticks = (element: Element | null): boolean =>
      element !== null &&
      (/sticky|fixed/.test(getComputedStyle(element).position) || sticks(element.parentElement));
    const heights = Array.from({ length: innerHeight }, (_, y) => y);
    const free = heights.filter((y) => !sticks(document.elementFromPoint(innerWidth / 2, y)));
    return free.length / innerHeight;
  });

for (const [width, height, free] of [
  // A window of 1280 × 1024, zoomed to 400 %.
  [320, 256, 0.5],
  [740, 360, 0.6],
  [360, 800, 0.7],
  [768, 800, 0.73],
  [1093, 520, 0.69],
  [1280, 800, 0.75],
] as const) {
  test(`at ${width} × ${height} px sticky bars leave ${100 * free} % free`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const { path } of [podcasting, digitalMarketing]) {
      await page.goto(path);
      for (const top of [300, 1500]) {
        await page.evaluate((to) => scrollTo(0, to), top);
        expect.soft(await freeHeight(page), `${path}, ${top} px`).toBeGreaterThan(free);
      }
    }
    // Five columns scroll on tablets.
    const scrolls = width < 1024 && marketingTiers.length > 4;
    if (height < 600 || (width >= 768 && scrolls)) return;
    const row = page.getByRole('navigation', { name: tierRowLabel, exact: true });
    const [name] = tiersOf(defaultView);
    const sticky =
      width < 768 ? row.getByRole('link', { name }) : page.getByRole('columnheader', { name });
    await page.evaluate(() => scrollTo(0, 1200));
    await expect(sticky).toBeInViewport({ ratio: 1 });
    const bar = await boxOf(viewBar(page));
    expect((await boxOf(sticky)).y).toBeGreaterThanOrEqual(bar.y);
  });
}

for (const sitePage of pages) {
  test(`a small phone shows a price of ${sitePage.path} at once`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(sitePage.path);
    const { price = '' } = offerAt(sitePage.brand, 0).prices[0] ?? {};
    const shown = page.getByRole('main').getByText(price).filter({ visible: true });
    await expect(shown.first()).toBeInViewport({ ratio: 1 });
  });

  test(`no short text of ${sitePage.path} wraps at 1000 to 1300 px`, async ({ page }) => {
    await page.goto(sitePage.path);
    for (const view of views) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await viewButton(page, sitePage[view].name).check();
      for (let width = 1000; width <= 1300; width += 20) {
        await page.setViewportSize({ width, height: 900 });
        const found = await page.evaluate(() => {
          const shown = (selector: string) =>
            [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility());
          const top = (element: Element) => element.getBoundingClientRect().top;
          const problems: string[] = [];
          const [popular] = shown('main article[data-featured] h2 + *');
          const name = popular?.previousElementSibling;
          if (popular && name && top(popular) > top(name) + 12) problems.push('Popular drops');
          for (const text of shown('main article dt, main article dd + dd, main thead small')) {
            const range = document.createRange();
            range.selectNodeContents(text);
            const { height } = range.getBoundingClientRect();
            const [line] = range.getClientRects();
            const isShort = range.toString().length < 24;
            if (isShort && line && height > 1.5 * line.height) problems.push(`${range} wraps`);
          }
          return problems;
        });
        expect.soft(found, `${view}, ${width} px`).toEqual([]);
      }
    }
  });
}

test('on phones the mix names each tier on one line', async ({ page }) => {
  await page.goto(digitalMarketing.path);
  await expectWebFont(page);
  for (const width of [360, 375, 390, 412]) {
    await page.setViewportSize({ width, height: 844 });
    for (const tier of tiersOf(defaultView)) {
      const name = page
        .getByRole('navigation', { name: mix.label })
        .getByText(tier, { exact: true });
      const lines = await name.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      });
      expect(lines, `${tier}, ${width} px`).toBe(1);
    }
  }
});

test('in each card a quantity is beside its price, and the sum below', async ({ page }) => {
  for (const view of views) {
    // Not by the switch, which animates the prices.
    await page.goto(`${podcasting.path}?view=${view}`);
    for (const width of [320, 360, 390, 412, 700, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const cards = page.getByRole('article').filter({ visible: true });
      const problems = await cards.locator('[data-part="prices"] > div').evaluateAll((rows) =>
        rows.flatMap((row) => {
          const [quantity, price, sum] = [...row.children].map((part) => {
            const range = document.createRange();
            range.selectNodeContents(part);
            // Compares by overlap: a font may set the sum's figure a little higher than its words.
            const boxes = [...range.getClientRects()];
            const lowest = Math.max(...boxes.map(({ top }) => top));
            const isOneLine = boxes.every(({ bottom }) => bottom > lowest);
            const { right: end } = range.getBoundingClientRect();
            return { box: part.getBoundingClientRect(), end, isOneLine };
          });
          if (!quantity || !price || !sum) return ['no sum'];
          const isBeside =
            quantity.box.right < price.box.left && quantity.box.top < price.box.bottom;
          const isBelow = sum.box.top >= price.box.bottom && sum.end === price.box.right;
          const fits = isBeside && isBelow && quantity.isOneLine && sum.isOneLine;
          return fits ? [] : [row.textContent];
        }),
      );
      expect.soft(problems, `${view}, ${width} px`).toEqual([]);
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('a reload shows both bars and keeps the position', async ({ page }) => {
    await visit(page, podcasting.path);
    await page.evaluate(() => scrollTo(0, 1500));
    await expect(page.getByRole('banner')).not.toBeInViewport();
    const top = await scrollTop(page);
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
    const { y, bottom } = await boxOf(page.getByRole('banner'));
    expect([y, (await boxOf(viewBar(page))).y]).toEqual([0, bottom]);
    expect(await scrollTop(page)).toBe(top);
  });
});
