import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { webFont } from '../tests/builtSite.ts';
import { home, otherPage, otherView, pages, severalViews, views } from '../tests/pages.ts';
import { clickShare, goTo, showView, themeButton, toast } from './elements.ts';
import {
  delayFiles,
  expect,
  expectWebFont,
  files,
  hydrated,
  ignoreRestingMouse,
  test,
  visit,
  waitForHydration,
} from './test.ts';

declare global {
  var shifts: { observer: PerformanceObserver; entries: PerformanceEntry[] };
}

/** Records the site's requests: a page by its path, any other file by its extension. */
function recordRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname !== 'localhost') return;
    // Ignores the icon, which the browser may request at any time.
    if (!pathname.endsWith('/favicon.svg')) requested.push(pathname.replace(/^.*\./, ''));
  });
  return requested;
}

/** Waits until the page's own idle callbacks have run. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));

for (const sitePage of pages) {
  test(`a first visit to ${sitePage.path} requests only the page, font and scripts`, async ({
    page,
  }) => {
    const requested = recordRequests(page);
    await visit(page, sitePage.path);
    const kinds = () => [...new Set(requested)].toSorted();
    await expect.poll(kinds).toEqual([sitePage.path, 'js', 'woff2']);

    const first = requested.length;
    await goTo(page, otherPage(sitePage));
    await clickShare(page);
    await expect(toast(page)).toBeVisible();
    expect(requested).toHaveLength(first);
  });
}

test('scripts load when the browser is idle, and run on user intent', async ({ page }) => {
  await ignoreRestingMouse(page);
  const script = page.waitForResponse(/\/assets\/entry-client/);
  await page.goto(home.path);
  await script;
  await idle(page);
  const isHydrated = () => Promise.race([globalThis.hydration.then(() => true), false]);
  expect(await page.evaluate(isHydrated)).toBe(false);
  await page.mouse.move(300, 300);
  await hydrated(page);
  if (!severalViews) return;
  // A page in the other view hydrates without user intent, because only React sets that view's title.
  await page.goto(`${home.path}?view=${otherView}`);
  await expect(page).toHaveTitle(home[otherView].fullTitle);
});

test('data saving delays scripts until user intent and omits the web font', async ({ page }) => {
  await ignoreRestingMouse(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  const requested = recordRequests(page);
  await page.goto(home.path);
  await idle(page);
  expect(requested).toEqual([home.path]);
  await waitForHydration(page);
  expect(requested).not.toContain('woff2');
});

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    globalThis.shifts = { observer, entries };
  }),
);

/** Returns the total layout shift since the last call, including the current frame's, and the texts that moved. */
const takeShift = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const { observer, entries } = globalThis.shifts;
    const all = [...entries.splice(0), ...observer.takeRecords()];
    const sources: { node: Node | null }[] = all.flatMap((entry) => Reflect.get(entry, 'sources'));
    return {
      shift: all.reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0),
      moved: sources.map(({ node }) => `"${node?.textContent?.slice(0, 60)}"`).join(', '),
    };
  });

for (const { path } of pages) {
  test(`${path} does not shift while it loads and hydrates`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    // Slows the network, so that the browser paints each part of the page before the next arrives.
    const network = { downloadThroughput: 30_000, uploadThroughput: 30_000, latency: 170 };
    await devTools.send('Network.emulateNetworkConditions', { offline: false, ...network });
    await visit(page, path);
    const { shift, moved } = await takeShift(page);
    expect(shift, moved).toBeLessThanOrEqual(0.02);
  });
}

/** Maps phones' fallback fonts to the `@fontsource` packages of fonts with the same character widths. */
const localFonts = { Arial: 'arimo', Roboto: 'roboto' };

/** Makes one of `localFonts` the fallback font, whichever fonts the machine has. */
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
    // Forces a layout, which replaces the old rules' faces in `document.fonts`.
    document.body.getBoundingClientRect();
    const faces = [...document.fonts].filter((face) => /Fallback/.test(face.family));
    // Faces of the other fonts fail to load.
    const results = await Promise.allSettled(faces.map((face) => face.load()));
    return results.filter(({ status }) => status === 'fulfilled').length;
  }, local);
  expect(loaded, 'regular, bold and headlines').toBe(3);
}

async function shiftOfWebFont(page: Page) {
  const setMedia = (media: string) =>
    page.locator('[data-font]').evaluate((rule, value) => rule.setAttribute('media', value), media);
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
    test(`${path} hardly shifts when the web font replaces ${local}`, async ({ page }) => {
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
          const { shift, moved } = await shiftOfWebFont(page);
          expect.soft(shift, `${view}, ${width} px: ${moved}`).toBeLessThanOrEqual(0.02);
        }
      }
    });
  }
}
