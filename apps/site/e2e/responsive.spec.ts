import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { tiers } from '../tests/catalogue.ts';
import { digitalMarketing, pages, podcasting, views } from '../tests/pages.ts';
import { boxOf } from './elements.ts';
import { recordShifts, takeShift } from './layoutShift.ts';
import { bottomBar, menuToggle, sheet } from './navigation.ts';
import { misfits } from './overflow.ts';
import { viewBar, viewButton } from './preferences.ts';
import { expect, hydrated, test, visit } from './test.ts';

/** Adds the visitor's own styles to the page, as an extension does. */
const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const own = new CSSStyleSheet();
    own.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, own];
  }, css);

/** The browser's own setting. */
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

const narrow = ['320 × 640', '390 × 844', '740 × 360', '767 × 800'];
const sizes = [...narrow, '768 × 1024', '1024 × 768', '1280 × 800'];
// The first is a window of 1280 × 1024, zoomed to 400 %.
const allSizes = ['320 × 256', '360 × 800', ...sizes, '1440 × 900', '3840 × 2160'];

for (const [condition, apply, windows] of [
  ['as designed', async () => {}, allSizes],
  ['with the browser’s text at 200 %', enlargeText, sizes],
  [
    'with the root’s text at 200 %',
    (page: Page) => addStyles(page, ':root { font-size: 200% }'),
    narrow,
  ],
  ['with the text spaced out', (page: Page) => addStyles(page, textSpacing), sizes],
] as const) {
  for (const sitePage of pages) {
    test(`${sitePage.path} ${condition} fits any window: nothing is cut, overlaps or scrolls sideways`, async ({
      page,
    }) => {
      await page.goto(sitePage.path);
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
      await menuToggle(page).click();
      await boxOf(sheet(page));
      expect(await misfits(page, { sideways: true }), 'the sheet').toEqual([]);
    });
  }
}

for (const [width, height, share] of [
  [360, 800, 0.2],
  [768, 800, 0.2],
  [1280, 800, 0.2],
  [1093, 520, 0.25],
] as const) {
  test(`at ${width} × ${height} px the view bar and the tiers’ names and prices stick below one another, and leave ${100 - 100 * share} % of the window free`, async ({
    page,
  }) => {
    const isPhone = width < 768;
    await page.setViewportSize({ width, height });
    await visit(page, digitalMarketing.path);
    const tier = isPhone
      ? page.getByRole('heading', { name: tiers[0], level: 2 }).locator('..')
      : page.getByRole('columnheader', { name: tiers[0] });
    const price = isPhone ? tier.getByRole('link').last() : page.getByRole('cell').first();
    await page.evaluate(() => scrollTo(0, 1200));
    expect((await boxOf(price)).bottom).toBeLessThanOrEqual(share * height);
    // In a low window only the names and prices stick.
    if (height < 600) return;

    await expect(price).toBeInViewport({ ratio: 1 });
    // On a phone the header has left on the way down.
    if (isPhone) await expect(page.getByRole('banner')).not.toBeInViewport();
    const header = await boxOf(page.getByRole('banner'));
    expect(header.y === 0).toBe(!isPhone);
    const bar = await boxOf(viewBar(page));
    expect(bar.y).toBeCloseTo(header.bottom, 1);
    const name = tier.getByRole('link').first();
    expect((await boxOf(name)).y).toBeGreaterThanOrEqual(bar.bottom);
    if (isPhone) expect(await boxOf(bottomBar(page))).toMatchObject({ width, bottom: height });
  });
}

for (const sitePage of pages) {
  test(`between tablet and desktop, every 20 px, ${sitePage.path} is level, and no short text wraps`, async ({
    page,
  }) => {
    await page.goto(sitePage.path);
    for (const view of views) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await viewButton(page, sitePage[view].name).check();
      for (let width = 1000; width <= 1300; width += 20) {
        await page.setViewportSize({ width, height: 900 });
        const found = await page.evaluate(() => {
          const shown = (selector: string, within: ParentNode = document) =>
            [...within.querySelectorAll(selector)].filter((it) => it.checkVisibility());
          const top = (element: Element) => Math.round(element.getBoundingClientRect().top);
          const problems: string[] = [];
          // Prices, button and heading of the cards in a row; a bundle on enquiry has fewer.
          const all = shown('main article');
          for (const row of new Set(all.map(top))) {
            const cards = all.filter((card) => top(card) === row);
            const tops = cards.map((card) => shown('h2, h3, dl > div, a + a, dl', card).map(top));
            const alike = tops.filter(({ length }) => length === tops[0]?.length);
            const isLevel = alike.every((card) =>
              card.every((at, part) => Math.abs(at - (alike[0]?.[part] ?? at)) <= 1),
            );
            if (!isLevel) problems.push(`not level: ${JSON.stringify(alike)}`);
          }
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

test('on a small phone a first price is on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(podcasting.path);
  const price = page.getByRole('article').getByRole('definition').first();
  await expect(price).toBeInViewport({ ratio: 1 });
});

for (const { path } of pages) {
  test(`on a phone ${path} stays in place while it arrives in parts, and then hydrates`, async ({
    page,
    baseURL,
  }) => {
    const slowServer = createServer(async ({ url = '' }, response) => {
      const file = await fetch(new URL(url, baseURL));
      response.setHeader('content-type', file.headers.get('content-type') ?? '');
      if (url !== path) return response.end(await file.bytes());
      // The browser paints each before the next.
      for (const part of (await file.text()).split(/(?<=<\/(?:header|dl|article|nav)>)/)) {
        response.write(part);
        await setTimeout(50);
      }
      response.end();
    }).listen();
    await recordShifts(page);
    await page.setViewportSize({ width: 360, height: 740 });
    const { port } = slowServer.address() as AddressInfo;
    const loaded = page.goto(`http://localhost:${port}${path}`);
    await page.getByRole('heading', { level: 1 }).hover();
    await loaded;
    await hydrated(page);
    expect(await takeShift(page)).toBeLessThanOrEqual(0.02);
    slowServer.close();
  });
}

test('in every card a quantity begins the line that its price ends, and the sum is alone below it', async ({
  page,
}) => {
  for (const view of views) {
    // Not by the switch: it rolls the prices.
    await page.goto(`${podcasting.path}?view=${view}`);
    for (const width of [320, 360, 390, 412, 700, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const cards = page.getByRole('article').filter({ visible: true });
      const problems = await cards.locator('dl:first-of-type > div').evaluateAll((rows) => {
        const linesOf = (element: Element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return [...range.getClientRects()];
        };
        return rows.flatMap((row) => {
          const parts = [...row.children];
          const [quantity, price, sum] = parts.map((part) => part.getBoundingClientRect());
          const [quantityLines, , sumLines] = parts.map(linesOf);
          if (!quantity || !price || !sum || !quantityLines || !sumLines) return ['no sum'];
          const isBeside = quantity.right < price.left && quantity.top < price.bottom;
          const isBelow = sum.top >= price.bottom && sumLines.at(-1)?.right === price.right;
          const areLines = [quantityLines, sumLines].every(
            (lines) => new Set(lines.map(({ top }) => top)).size === 1,
          );
          return isBeside && isBelow && areLines ? [] : [row.textContent];
        });
      });
      expect.soft(problems, `${view}, ${width} px`).toEqual([]);
    }
  }
});
