import { dirname, join } from 'node:path';
import { BuiltSite } from '../build/release/BuiltSite.ts';
import { budgetProblems, weightsOf } from '../build/release/budgets.ts';
import { clickInPlace, dropdownLink, mainNavigation, pages, pricing, toast } from './locators.ts';
import { expect, test, visit } from './test.ts';

type Page = Parameters<typeof visit>[0];

const site = new BuiltSite(join(dirname(import.meta.dirname), 'dist'));

/** The files that the page requests from now on, but for its icon, which the browser requests. */
function watchRequests(page: Page) {
  const all: string[] = [];
  let beforeLoad: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname !== '/favicon.svg') all.push(pathname);
  });
  page.once('load', () => {
    beforeLoad = [...all];
  });
  return { all, beforeLoad: () => beforeLoad };
}

test('no page weighs more than its budget', () => {
  expect(budgetProblems(site)).toEqual([]);
});

test('the measured weights are plausible', () => {
  for (const page of site.pages) {
    const { page: html, inlineScript, script, firstVisit } = weightsOf(site, page);
    expect(html).toBeGreaterThan(5_000);
    expect(inlineScript).toBeGreaterThan(500);
    expect(script).toBeGreaterThan(50_000);
    expect(firstVisit).toBeGreaterThan(html + script + 15_000);
  }
});

for (const { path } of pages) {
  test(`${path} requests nothing but its font before it has loaded`, async ({ page }) => {
    const requests = watchRequests(page);
    await page.goto(path, { waitUntil: 'load' });
    const [first, ...others] = requests.beforeLoad();
    expect(first).toBe(path);
    expect(others.filter((other) => !other.endsWith('.woff2'))).toEqual([]);
    expect(others.length).toBeLessThanOrEqual(1);
  });

  test(`a first visit to ${path} requests the page, its font, its icon and one script`, async ({
    page,
  }) => {
    const requests = watchRequests(page);
    await visit(page, path);
    const kinds = () => requests.all.map((it) => it.replace(/^.*[./]/, '')).sort();
    await expect.poll(kinds).toEqual([path.slice(1), 'js', 'woff2'].sort());
  });

  test(`${path} contains nothing that blocks its rendering`, () => {
    const { html } = site.pages.find((page) => page.path === path) ?? { html: '' };
    expect(html).not.toMatch(/<link[^>]+rel="?(stylesheet|preload|modulepreload)/);
    expect(html).not.toMatch(/<script[^>]+src=/);
  });
}

test('the script is loaded when the browser is idle, and not run before user intent', async ({
  page,
}) => {
  let hydrated = false;
  await page.exposeFunction('onHydrated', () => {
    hydrated = true;
  });
  await page.addInitScript(() => {
    document.addEventListener('site:hydrated', () =>
      Reflect.apply(Reflect.get(globalThis, 'onHydrated'), null, []),
    );
  });
  const script = page.waitForResponse(/\/assets\/entry-client/);
  await page.goto(pages[0].path);
  await script;
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(hydrated).toBe(false);
  await page.mouse.move(5, 5);
  await expect.poll(() => hydrated).toBe(true);
});

test('navigating to the other page requests nothing', async ({ page }) => {
  await visit(page, pages[0].path);
  const requests = watchRequests(page);
  await pricing(page).click();
  await dropdownLink(page, 'Digital Marketing Bundles').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages[1].heading);
  expect(requests.all).toEqual([]);
});

test('the first toast requests one file', async ({ page }) => {
  await visit(page, pages[0].path);
  const requests = watchRequests(page);
  await clickInPlace(mainNavigation(page).getByRole('button', { name: 'Shop' }));
  await expect(toast(page)).toBeVisible();
  expect(requests.all).toHaveLength(1);
});
