import { files } from './faultInjection.ts';
import { menuToggle, pages, podcasting, themeButton, viewButton, views } from './locators.ts';
import { delayFiles, expect, test, visit } from './test.ts';
import { everyText, expectWebFont, fontsOf, webFont } from './webFont.ts';

declare global {
  /** What the page has measured since it began to load. */
  var observed: { shift: number; webFontInFirstPaint: boolean };
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.observed = { shift: 0, webFontInFirstPaint: false };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        observed.shift += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });

    const webFont = () => [...document.fonts].find(({ family }) => /Grotesque/.test(family));
    const beforeFrame = () => {
      if (performance.getEntriesByName('first-contentful-paint').length > 0) return;
      observed.webFontInFirstPaint = webFont()?.status === 'loaded';
      requestAnimationFrame(beforeFrame);
    };
    requestAnimationFrame(beforeFrame);
  });
});

for (const sitePage of pages) {
  const { path } = sitePage;
  for (const view of views) {
    test(`${path} for ${sitePage[view].name} hardly shifts when the web font loads`, async ({
      page,
    }) => {
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const font = await delayFiles(page, files.font);
        await page.goto(`${path}?view=${view}`);
        await expect(themeButton(page, 'dark')).toBeVisible();
        expect(await fontsOf(page)).not.toContain(webFont);
        font.release();
        await expectWebFont(page);
        await themeButton(page, 'dark').press('Space');
        for (const other of views) await viewButton(page, sitePage[other].name).check();
        await page.evaluate(
          () =>
            new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
        );
        expect
          .soft(await page.evaluate(() => observed.shift), `${width} px`)
          .toBeLessThanOrEqual(0.02);
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
    await menuToggle(page).click();
    expect(await fontsOf(page, everyText), 'the sheet').toEqual([webFont]);
  });
}

test('on a slow network the first visit requests the web font after `load`, and shows it', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 170,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
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

test('a cached visit has the web font in its first paint', async ({ page }) => {
  await page.goto(podcasting.path);
  await expectWebFont(page);
  await page.goto('about:blank');
  await page.goto(podcasting.path);
  await expectWebFont(page);
  expect(await page.evaluate(() => observed.webFontInFirstPaint)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each page is set in the web font', async ({ page }) => {
    for (const { path } of pages) {
      await page.goto(path);
      await expectWebFont(page);
    }
  });
});
