import { expectUsable, notice } from './faultInjection.ts';
import {
  clickInPlace,
  digitalMarketing,
  dropdownLink,
  expectTheme,
  expectView,
  mainNavigation,
  podcasting,
  pricing,
  themeToggle,
  toast,
  viewButton,
} from './locators.ts';
import { delayScripts, expect, test, visit, waitForHydration } from './test.ts';

type Page = Parameters<typeof pricing>[0];

const toDigitalMarketing = async (page: Page) => {
  await clickInPlace(pricing(page));
  await clickInPlace(dropdownLink(page, 'Digital Marketing Bundles'));
};

test.describe('offline before the script has loaded', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)/] });

  test('the page can be read and switched', async ({ page, context }) => {
    await page.goto(podcasting.path);
    await context.setOffline(true);
    await page.keyboard.press('Shift');
    await expectUsable(page, podcasting);
  });
});

test('offline, once React has hydrated, the other page is there, and so is the way back', async ({
  page,
  context,
}) => {
  await visit(page, podcasting.path);
  await context.setOffline(true);
  await toDigitalMarketing(page);
  await expectUsable(page, digitalMarketing);
  await page.goBack();
  await expectUsable(page, podcasting);
  await expect(notice(page)).toHaveCount(0);
});

test('a link followed while React hydrates leads to one whole page', async ({ page }) => {
  const scripts = await delayScripts(page);
  await page.goto(podcasting.path);
  await pricing(page).hover();
  const link = dropdownLink(page, 'Digital Marketing Bundles');
  await expect(link).toBeVisible();
  // In the very step in which React has the tree.
  await page.evaluate(() => {
    const target = document.querySelector<HTMLElement>('nav a[href="/digital-marketing"]');
    document.addEventListener('site:hydrated', () => target?.click(), { once: true });
  });
  await scripts.release().catch(() => {});

  await expect(page).toHaveURL(/digital-marketing/);
  await expectUsable(page, digitalMarketing);
  await expect(notice(page)).toHaveCount(0);
});

test('the page one comes back to shows what was chosen meanwhile', async ({ page }) => {
  await visit(page, podcasting.path);
  await page.goto(digitalMarketing.path);
  await waitForHydration(page);
  await viewButton(page, 'SME').check();
  await themeToggle(page).press('Space');
  await page.goBack();

  await expectTheme(page, 'dark');
  await expectView(page, podcasting, 'creator');
  await page.goForward();
  await expectTheme(page, 'dark');
  await expectView(page, digitalMarketing, 'creator');
});

test('a page out of the back/forward cache catches up with the storage', async ({ page }) => {
  await visit(page, podcasting.path);
  await expectTheme(page, 'light');
  // No storage event reaches a page that is in the cache; its address says nothing either.
  await page.evaluate(() => {
    localStorage.setItem('pricing-theme', 'dark');
    localStorage.setItem('pricing-view', 'creator');
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expectTheme(page, 'dark');
  await expectView(page, podcasting, 'creator');
  await expect(page).toHaveTitle(/Creators/);
});

test('a page that was hidden, and changed from another tab, is right when it is seen again', async ({
  page,
  context,
}) => {
  await visit(page, podcasting.path);
  const other = await context.newPage();
  await other.bringToFront();
  await visit(other, digitalMarketing.path);
  await viewButton(other, 'SME').check();
  await themeToggle(other).press('Space');
  await other.close();
  await page.bringToFront();

  await expectView(page, podcasting, 'creator');
  await expectTheme(page, 'dark');
  await themeToggle(page).press('Space');
  await expectUsable(page, podcasting);
});

for (const time of ['1970-01-01T00:00:01Z', '2000-02-29T23:59:59Z', '2099-12-31T23:59:59Z']) {
  test(`with the system’s clock at ${time} all works, and says the same`, async ({ page }) => {
    await page.clock.setSystemTime(new Date(time));
    await visit(page, podcasting.path);
    await expectUsable(page, podcasting);
    await clickInPlace(mainNavigation(page).getByRole('button', { name: 'Shop' }));
    await expect(toast(page)).toBeVisible();
    await toDigitalMarketing(page);
    await expectUsable(page, digitalMarketing);
    await expect(page.getByRole('contentinfo')).toContainText('© 2025');
  });
}
