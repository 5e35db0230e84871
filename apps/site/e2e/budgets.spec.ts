import type { Page } from '@playwright/test';
import { otherPage, pages } from '../tests/pages.ts';
import { clickShop, goTo, toast } from './navigation.ts';
import { expect, ignoreRestingMouse, test, visit, waitForHydration } from './test.ts';

/** Records what a page requests: its own address, and the extensions of files. */
function recordRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The browser requests the icon when it likes.
    if (pathname !== '/favicon.svg') requested.push(pathname.replace(/^.*\./, ''));
  });
  return requested;
}

for (const sitePage of pages) {
  test(`a first visit to ${sitePage.path} requests its font and then its scripts, the other page nothing, and the first toast one file`, async ({
    page,
  }) => {
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
    await waitForHydration(page);

    const first = requested.length;
    await goTo(page, otherPage(sitePage));
    expect(requested).toHaveLength(first);

    await clickShop(page);
    await expect(toast(page)).toBeVisible();
    expect(requested.slice(first)).toEqual(['js']);
  });
}

for (const { path } of pages) {
  test(`${path} and its hydration write no list, number or date by Intl: the first of each takes a cheap phone 50 ms`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const fail = () => {
        throw new Error('Intl is slow on its first use.');
      };
      Object.assign(Number.prototype, { toLocaleString: fail });
      Object.assign(Date.prototype, { toLocaleString: fail, toLocaleDateString: fail });
      const constructors = ['DateTimeFormat', 'ListFormat', 'NumberFormat', 'PluralRules'];
      for (const name of constructors) Object.assign(Intl, { [name]: fail });
    });
    // An error on the console would fail the test.
    await visit(page, path);
  });
}

test('the scripts are loaded when the browser is idle, and not run before user intent', async ({
  page,
}) => {
  await ignoreRestingMouse(page);
  const isHydrated = () =>
    page.evaluate(async () => (await Promise.race([globalThis.hydration, false])) !== false);
  const script = page.waitForResponse(/\/assets\/entry-client/);
  await page.goto(pages[0].path);
  await script;
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(await isHydrated()).toBe(false);
  await page.mouse.move(300, 300);
  await expect.poll(isHydrated).toBe(true);
});

test('for a visitor who saves data, script and font wait until they are asked for', async ({
  page,
}) => {
  await ignoreRestingMouse(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  const requested = recordRequests(page);
  const [{ path }] = pages;
  await page.goto(path);
  // The page's own idle callbacks come first.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(requested).toEqual([path]);

  // Another address: the font is cheap where the page comes from the cache.
  await visit(page, `${path}?view=creator`);
  expect(requested.filter((it) => it === 'woff2')).toEqual([]);
  expect(requested).toContain('js');
});
