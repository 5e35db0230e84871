import type { Page } from '@playwright/test';
import { expectUsable, notice } from './faultInjection.ts';
import {
  digitalMarketing,
  expectView,
  pages,
  podcasting,
  type SitePage,
  type View,
  viewButton,
} from './locators.ts';
import { expect, test, waitForHydration } from './test.ts';

/*
 * Malformed addresses, in a browser. How servers answer them (trailing and double slashes, dots,
 * upper case, `%00`, `%2e%2e`) is tested in `serving.spec.ts`.
 */

/** Query strings, and the view that each opens. */
const queries: Record<string, View> = {
  'view=nonsense': 'brand',
  'view=': 'brand',
  view: 'brand',
  '=creator': 'brand',
  '&&&': 'brand',
  '?view=creator': 'brand',
  'view=__proto__': 'brand',
  'view=constructor': 'brand',
  'view=toString': 'brand',
  'view=hasOwnProperty': 'brand',
  '__proto__=creator': 'brand',
  'view[]=creator': 'brand',
  'View=creator': 'brand',
  'view=Creator': 'brand',
  'view=creator%20': 'brand',
  'view=creator%00': 'brand',
  'view=%E0%A4': 'brand',
  'view=%': 'brand',
  'view="><script>alert(1)</script>': 'brand',
  'view=nonsense&view=creator': 'creator',
  'view=creator&view=brand': 'creator',
  'view=creator&view=creator': 'creator',
  'v%69ew=%63reator': 'creator',
  'view=creator&view=': 'creator',
  'utm=%E0%A4&view=creator': 'creator',
};

/** The switch shows both views, Brand last. */
async function expectSwitches(page: Page, sitePage: SitePage): Promise<void> {
  for (const view of ['creator', 'brand'] as const) {
    await viewButton(page, sitePage[view].name).check();
    await expectView(page, sitePage, view);
  }
  await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe('brand');
}

// One window for a whole list: one for each address would take minutes.
test.describe.configure({ timeout: 120_000 });

test('whatever the query string, a valid view is shown, and the next choice corrects the address', async ({
  page,
}) => {
  for (const [query, view] of Object.entries(queries)) {
    await test.step(`?${query} shows ${view}`, async () => {
      await page.goto(`${podcasting.path}?${query}`);
      await expectView(page, podcasting, view);
      await waitForHydration(page);
      await expectView(page, podcasting, view);
      await expectSwitches(page, podcasting);
      await page.evaluate(() => localStorage.clear());
    });
  }
});

for (const [what, query, view] of [
  ['a view', `view=${'a'.repeat(100_000)}`, 'brand'],
  ['twenty thousand views', `${'view=x&'.repeat(14_000)}view=creator`, 'creator'],
  ['another parameter', `from=${'%25'.repeat(33_000)}&view=creator`, 'creator'],
] as const) {
  test(`an address of 100 KB with ${what} in it still works`, async ({ page }) => {
    // Servers refuse it, but scripts or a cache can still open it.
    await page.goto(podcasting.path);
    const html = await page.request.get(podcasting.path);
    await page.route(/from=|view=/, (route) => route.fulfill({ response: html }));
    await page.goto(`${podcasting.path}?${query}`);
    await expectView(page, podcasting, view);
    await waitForHydration(page);
    await expectUsable(page, podcasting);
  });
}

const hashes = [
  '#',
  '#nothing',
  '#%E0%A4',
  '#%',
  '#__proto__',
  '#constructor',
  '#:~:text=nothing',
  '#"><script>',
  '#[data-x]',
  '# ',
  `#${'a'.repeat(100_000)}`,
  '#gold',
];

for (const { path } of pages) {
  test(`whatever the hash, ${path} is shown, and works`, async ({ page }) => {
    const sitePage = path === podcasting.path ? podcasting : digitalMarketing;
    for (const hash of hashes) {
      await test.step(hash.slice(0, 30), async () => {
        // From another document: a change of the hash alone would load nothing.
        await page.goto('about:blank');
        await page.goto(path + hash);
        await waitForHydration(page);
        await expect(page.locator('html')).toHaveAttribute('data-view', 'brand');
        await page.evaluate(() => {
          for (const next of ['#main', '#%E0%A4', '', '#gold', '#__proto__']) location.hash = next;
        });
        await expectSwitches(page, sitePage);
        await expect(notice(page)).toHaveCount(0);
        await page.evaluate(() => localStorage.clear());
      });
    }
  });
}

const spellings: Record<string, string> = {
  '/podcasting/': podcasting.heading,
  '/podcasting//': podcasting.heading,
  '//podcasting': podcasting.heading,
  '/Podcasting': podcasting.heading,
  '/DIGITAL-MARKETING': podcasting.heading,
  '/digital-marketing/': digitalMarketing.heading,
  '/digital-marketing/.': digitalMarketing.heading,
  '/./digital-marketing': digitalMarketing.heading,
  '/podcasting/../digital-marketing': digitalMarketing.heading,
  '/podcasting/%2e%2e/digital-marketing': digitalMarketing.heading,
  '/%64igital-marketing': digitalMarketing.heading,
  '/digital-marketing.': podcasting.heading,
  '/digital-marketing%20': podcasting.heading,
  '/__proto__': podcasting.heading,
  '/constructor': podcasting.heading,
};

test('every spelling of an address opens a page, which is hydrated', async ({ page, baseURL }) => {
  for (const [spelling, heading] of Object.entries(spellings)) {
    await test.step(`${spelling} leads to ${heading}`, async () => {
      // With the origin: `//podcasting` alone would be another host.
      await page.goto(`${baseURL}${spelling}?view=creator`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await waitForHydration(page);
      const sitePage = heading === podcasting.heading ? podcasting : digitalMarketing;
      await expectView(page, sitePage, 'creator');
      await expectSwitches(page, sitePage);
      await expect(notice(page)).toHaveCount(0);
    });
  }
});
