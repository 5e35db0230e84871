import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { webFont } from '../tests/builtSite.ts';
import { pages, podcasting, views } from '../tests/pages.ts';
import { openSheet, themeButton, viewButton } from './elements.ts';
import { delayFiles, expect, expectWebFont, files, fontsOf, test, visit } from './test.ts';

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

/** Limits how many bytes arrive in a second. */
async function slowDown(page: Page, downloadThroughput: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const network = { offline: false, latency: 170, uploadThroughput: 94_000 };
  await session.send('Network.emulateNetworkConditions', { ...network, downloadThroughput });
  return session;
}

for (const { path } of pages) {
  test(`${path} stays in place while it arrives and hydrates`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    // The browser paints each part of the page before the next.
    await slowDown(page, 30_000);
    await visit(page, path);
    expect(await takeShift(page)).toBeLessThanOrEqual(0.02);
  });
}

/**
 * The local fonts that phones make the fallback font from, as files: the family, and its files. Arimo
 * has the widths of Arial and of Liberation Sans.
 */
const localFonts = {
  Arial: ['Arimo', '@fontsource/arimo/files/arimo-latin-400-normal.woff2'],
  Roboto: ['Roboto', '@fontsource/roboto/files/roboto-latin-400-normal.woff2'],
} as const;

/** Makes the page's fallback font from the files of one font, whatever fonts the machine has. */
async function setFallbackFont(page: Page, local: keyof typeof localFonts) {
  const [family, regularFile] = localFonts[local];
  await page.route('**/fallback-font/*', (route) => {
    const weight = route.request().url().split('/').at(-1) ?? '';
    const file = import.meta.resolve(regularFile.replace('400', weight));
    return route.fulfill({ path: fileURLToPath(file) });
  });
  await page.evaluate(async (name) => {
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
    await Promise.allSettled(faces.map((face) => face.load()));
  }, local);
  await expect.poll(() => fontsOf(page)).toEqual([family]);
}

/** Each element with text of its own, as XPath. */
const everyText = '/html/body//*[text()[normalize-space()]]';

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

  for (const local of ['Arial', 'Roboto'] as const) {
    test(`${path} hardly shifts from ${local} to the web font`, async ({ page }) => {
      const font = await delayFiles(page, files.font);
      await page.goto(path);
      await expect(themeButton(page, 'dark')).toBeVisible();
      await setFallbackFont(page, local);
      font.release();
      await expectWebFont(page);
      for (const view of views) {
        await viewButton(page, sitePage[view].name).check();
        for (const width of [320, 327, 334, 362, 390, 412, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const shift = await shiftOfWebFont(page);
          expect.soft(shift, `${view}, ${width} px`).toBeLessThanOrEqual(0.02);
        }
      }
    });
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
    await openSheet(page);
    expect(await fontsOf(page, everyText), 'the sheet').toEqual([webFont]);
  });
}

test('the web font comes after `load`, a cached one with the first paint', async ({ page }) => {
  await page.addInitScript((family) => {
    const beforeFrame = () => {
      if (performance.getEntriesByName('first-contentful-paint').length > 0) return;
      const face = [...document.fonts].find((it) => it.family.replaceAll('"', '') === family);
      performance.clearMarks();
      if (face?.status === 'loaded') performance.mark('web font');
      requestAnimationFrame(beforeFrame);
    };
    requestAnimationFrame(beforeFrame);
  }, webFont);
  const session = await slowDown(page, 200_000);
  await page.goto(podcasting.path);
  await expectWebFont(page);
  const [load = 0, request = 0] = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const font = performance.getEntriesByType('resource').find(({ name }) => /woff2/.test(name));
    return [(navigation as PerformanceNavigationTiming).loadEventStart, font?.startTime];
  });
  expect(request).toBeGreaterThanOrEqual(load);

  await session.detach();
  await page.goto('about:blank');
  await page.goto(podcasting.path);
  await expectWebFont(page);
  expect(await page.evaluate(() => performance.getEntriesByName('web font').length)).toBe(1);
});
