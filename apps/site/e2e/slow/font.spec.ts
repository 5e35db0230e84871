import type { Page } from '@playwright/test';
import { webFont } from '../../tests/builtSite.ts';
import { otherView, pages, podcasting, views } from '../../tests/pages.ts';
import { files } from '../faultInjection.ts';
import { menuToggle } from '../navigation.ts';
import { themeButton, viewButton } from '../preferences.ts';
import { delayFiles, expect, test, visit, waitForHydration } from '../test.ts';
import { everyText, expectWebFont, fontsOf, setFallbackFont } from '../webFont.ts';

declare global {
  /** What the page measures from its start. */
  var observed: {
    /** The layout shift since this was last asked, once all of it is painted. */
    takeShift: () => Promise<number>;
    webFontInFirstPaint: boolean;
  };
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript((family) => {
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    const takeShift = async () => {
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      const all = [...shifts.splice(0), ...observer.takeRecords()] as unknown as {
        value: number;
      }[];
      return all.reduce((sum, { value }) => sum + value, 0);
    };
    globalThis.observed = { takeShift, webFontInFirstPaint: false };

    const webFont = () =>
      [...document.fonts].find((face) => face.family.replaceAll('"', '') === family);
    const beforeFrame = () => {
      if (performance.getEntriesByName('first-contentful-paint').length > 0) return;
      observed.webFontInFirstPaint = webFont()?.status === 'loaded';
      requestAnimationFrame(beforeFrame);
    };
    requestAnimationFrame(beforeFrame);
  }, webFont);
});

/** Takes the web font away, as before it has loaded, and measures what its return shifts. */
const shiftOfWebFont = (page: Page) =>
  page.evaluate(async (family) => {
    const rule = document.getElementById('web-font') as HTMLStyleElement;
    rule.media = 'not all';
    await observed.takeShift();
    rule.media = '';
    await document.fonts.load(`1em "${family}"`);
    return observed.takeShift();
  }, webFont);

/** The width of all texts, each on one line: of those in regular type, and in bold. */
const widthsOf = (page: Page) =>
  page.evaluate(() => {
    const total: [number, number] = [0, 0];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement as HTMLElement;
      parent.style.whiteSpace = 'nowrap';
      range.selectNodeContents(texts.currentNode);
      const isBold = Number(getComputedStyle(parent).fontWeight) >= 600;
      total[isBold ? 1 : 0] += range.getBoundingClientRect().width;
    }
    return total;
  });

/** Phones, in steps that meet every last digit; a tablet; a desktop. */
const widths = [...Array.from({ length: 16 }, (_, step) => 320 + 7 * step), 430, 768, 1280];

for (const sitePage of pages) {
  const { path } = sitePage;
  for (const view of views) {
    const { name } = sitePage[view];

    for (const [local, family] of [
      ['Arial', 'Arimo'],
      ['Roboto', 'Roboto'],
    ] as const) {
      test(`${path} for ${name} hardly shifts when the web font replaces ${local}, which is as wide`, async ({
        page,
      }) => {
        await page.setViewportSize({ width: 360, height: 800 });
        const font = await delayFiles(page, files.font);
        await page.goto(`${path}?view=${view}`);
        await expect(themeButton(page, 'dark')).toBeVisible();
        await setFallbackFont(page, local);
        await expect.poll(() => fontsOf(page)).toEqual([family]);
        await page.evaluate(() => observed.takeShift());
        font.release();
        await expectWebFont(page);
        await themeButton(page, 'dark').press('Space');
        for (const each of [otherView[view], view]) {
          await viewButton(page, sitePage[each].name).check();
        }
        expect(await page.evaluate(() => observed.takeShift())).toBeLessThanOrEqual(0.02);

        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await shiftOfWebFont(page), `${width} px`).toBeLessThanOrEqual(0.02);
        }

        const inWebFont = await widthsOf(page);
        await page.locator('#web-font').evaluate((rule) => rule.remove());
        for (const [index, width] of (await widthsOf(page)).entries()) {
          const ratio = width / (inWebFont[index] ?? 0);
          expect(Math.abs(ratio - 1), index ? 'bold' : 'regular').toBeLessThan(0.02);
        }
      });
    }
  }

  test(`no character of ${path} is missing from the web font`, async ({ page }) => {
    await visit(page, path);
    await expectWebFont(page);
    for (const width of [1280, 390]) {
      // Tall enough that nothing is left out for being out of sight.
      await page.setViewportSize({ width, height: 8000 });
      for (const view of views) {
        await viewButton(page, sitePage[view].name).check();
        expect.soft(await fontsOf(page, everyText), `${view}, ${width} px`).toEqual([webFont]);
      }
    }
    await menuToggle(page).click();
    expect(await fontsOf(page, everyText), 'the sheet').toEqual([webFont]);
  });
}

test('on a slow network the first visit requests the web font after `load`, and shows it', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const network = { offline: false, downloadThroughput: 200_000, uploadThroughput: 94_000 };
  await session.send('Network.emulateNetworkConditions', { ...network, latency: 170 });
  await page.goto(podcasting.path);
  await expectWebFont(page);
  const requestedAfter = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const font = performance.getEntriesByType('resource').find(({ name }) => /woff2/.test(name));
    const { loadEventStart } = navigation as PerformanceNavigationTiming;
    return (font?.startTime ?? 0) - loadEventStart;
  });
  expect(requestedAfter).toBeGreaterThanOrEqual(0);
});

test('a browser that does not say where a page came from shows the web font, however late', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(PerformanceResourceTiming.prototype, 'deliveryType');
  });
  const font = await delayFiles(page, files.font);
  await page.goto(podcasting.path, { waitUntil: 'domcontentloaded' });
  await waitForHydration(page);
  font.release();
  await expectWebFont(page);
});

test('a cached visit has the web font in its first paint', async ({ page }) => {
  await page.goto(podcasting.path);
  await expectWebFont(page);
  await page.goto('about:blank');
  await page.goto(podcasting.path);
  await expectWebFont(page);
  expect(await page.evaluate(() => observed.webFontInFirstPaint)).toBe(true);
});
