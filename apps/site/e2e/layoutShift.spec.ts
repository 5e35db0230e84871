import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { webFont } from '../tests/builtSite.ts';
import { home, pages, views } from '../tests/pages.ts';
import { showView, themeButton } from './elements.ts';
import { delayFiles, expect, expectWebFont, files, test, visit } from './test.ts';

declare global {
  /** The layout shifts since `takeShift` was last called. */
  var shifts: { observer: PerformanceObserver; entries: PerformanceEntry[] };
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    globalThis.shifts = { observer, entries };
  }),
);

/** The layout shift since this was last called, once all of it is painted. */
const takeShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const { observer, entries } = globalThis.shifts;
    const all = [...entries.splice(0), ...observer.takeRecords()];
    return all.reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0);
  });

for (const { path } of pages) {
  test(`${path} stays in place while it arrives and hydrates`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    // So slow that the browser paints each part of the page before the next.
    const network = { downloadThroughput: 30_000, uploadThroughput: 30_000, latency: 170 };
    await devTools.send('Network.emulateNetworkConditions', { offline: false, ...network });
    await visit(page, path);
    expect(await takeShift(page)).toBeLessThanOrEqual(0.02);
  });
}

/** The local fonts that phones make the fallback font from, and packages of fonts with the same widths. */
const localFonts = { Arial: 'arimo', Roboto: 'roboto' };

/** Makes the page's fallback font from the files of one font, whatever fonts the machine has. */
async function setFallbackFont(page: Page, local: keyof typeof localFonts) {
  const font = localFonts[local];
  await page.route('**/fallback-font/*', (route) => {
    const weight = route.request().url().split('/').at(-1);
    const file = `@fontsource/${font}/files/${font}-latin-${weight}-normal.woff2`;
    return route.fulfill({ path: fileURLToPath(import.meta.resolve(file)) });
  });
  const loaded = await page.evaluate(async (name) => {
    for (const rule of [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])) {
      if (!(rule instanceof CSSFontFaceRule) || !rule.cssText.includes('local(')) continue;
      const found = new RegExp(`local\\("${name}( Bold)?"\\)`).exec(rule.cssText);
      const file = `url("/fallback-font/${found?.[1] ? 700 : 400}")`;
      rule.style.setProperty('src', found ? file : 'local("")');
    }
    // Forces a layout: until then the faces are those of the old rules.
    document.body.getBoundingClientRect();
    const faces = [...document.fonts].filter((face) => /Fallback/.test(face.family));
    // Faces of other fonts fail to load.
    const results = await Promise.allSettled(faces.map((face) => face.load()));
    return results.filter(({ status }) => status === 'fulfilled').length;
  }, local);
  expect(loaded, 'regular and bold').toBe(2);
}

/** Removes the web font, as before it has loaded, and measures the layout shift of its return. */
async function shiftOfWebFont(page: Page): Promise<number> {
  const setMedia = (media: string) =>
    page.locator('#web-font').evaluate((rule, value) => rule.setAttribute('media', value), media);
  await setMedia('not all');
  await takeShift(page);
  await setMedia('');
  await page.evaluate(async (family) => {
    await document.fonts.load(`1em "${family}"`);
  }, webFont);
  return takeShift(page);
}

for (const sitePage of pages) {
  const { path } = sitePage;

  for (const local of Object.keys(localFonts) as (keyof typeof localFonts)[]) {
    test(`${path} hardly shifts from ${local} to the web font`, async ({ page }) => {
      const font = await delayFiles(page, files.font);
      await page.goto(path);
      await expect(themeButton(page, 'dark')).toBeVisible();
      await setFallbackFont(page, local);
      font.release();
      await expectWebFont(page);
      for (const view of views) {
        await showView(page, sitePage, view);
        for (const width of [320, 327, 334, 362, 390, 412, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const shift = await shiftOfWebFont(page);
          expect.soft(shift, `${view}, ${width} px`).toBeLessThanOrEqual(0.02);
        }
      }
    });
  }
}

test('the web font is requested after `load`, by a cached page at once', async ({ page }) => {
  for (const isCached of [false, true]) {
    await page.goto(home.path);
    await expectWebFont(page);
    const isEarly = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const font = performance.getEntriesByType('resource').find(({ name }) => /woff2/.test(name));
      return Number(font?.startTime) < (navigation as PerformanceNavigationTiming).loadEventStart;
    });
    expect(isEarly).toBe(isCached);
    await page.goto('about:blank');
  }
});
