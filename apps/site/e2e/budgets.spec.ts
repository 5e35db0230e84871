import type { Page } from '@playwright/test';
import { home, otherPage, otherView, pages, severalViews } from '../tests/pages.ts';
import { clickShare, goTo, toast } from './elements.ts';
import { expect, ignoreRestingMouse, test, visit, waitForHydration } from './test.ts';

/** Records what a page requests from its host: its own address, and the extensions of files. */
function recordRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname !== 'localhost') return;
    // The browser may request the icon at any time.
    if (!pathname.endsWith('/favicon.svg')) requested.push(pathname.replace(/^.*\./, ''));
  });
  return requested;
}

/** Waits until the browser is idle; the page's own idle callbacks come first. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

for (const sitePage of pages) {
  test(`a first visit to ${sitePage.path} requests font and scripts`, async ({ page }) => {
    const requested = recordRequests(page);
    let beforeLoad: string[] = [];
    page.once('load', () => {
      beforeLoad = [...requested];
    });
    await visit(page, sitePage.path);
    // On a slow machine the font may come later.
    expect([[sitePage.path], [sitePage.path, 'woff2']]).toContainEqual(beforeLoad);
    const kinds = () => [...new Set(requested)].toSorted();
    await expect.poll(kinds).toEqual([sitePage.path, 'js', 'woff2']);

    const first = requested.length;
    await goTo(page, otherPage(sitePage));
    expect(requested).toHaveLength(first);

    await clickShare(page);
    await expect(toast(page)).toBeVisible();
    expect(requested.slice(first)).toEqual(['js']);
  });
}

test('scripts are loaded when the browser is idle, and run on user intent', async ({ page }) => {
  await ignoreRestingMouse(page);
  const script = page.waitForResponse(/\/assets\/entry-client/);
  await page.goto(home.path);
  await script;
  await idle(page);
  const header = page.locator('nav[data-hydrated]');
  await expect(header).toHaveCount(0);
  await page.mouse.move(300, 300);
  await expect(header).not.toHaveCount(0);
  if (!severalViews) return;
  // In the other view they run without intent: only React sets its title.
  await page.goto(`${home.path}?view=${otherView}`);
  await expect(page).toHaveTitle(home[otherView].fullTitle);
});

test('with data saving on, scripts wait for intent, and no font is loaded', async ({ page }) => {
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
