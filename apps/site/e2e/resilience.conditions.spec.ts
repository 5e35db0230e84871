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

  test('the page can be read, and its view and theme switched', async ({ page, context }) => {
    await page.goto(podcasting.path);
    await context.setOffline(true);
    await page.keyboard.press('Shift');
    await expectUsable(page, podcasting);
  });
});

test('offline after hydration, the other page opens, and back returns', async ({
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

test('a link followed during hydration leads to one complete page', async ({ page }) => {
  const scripts = await delayScripts(page);
  await page.goto(podcasting.path);
  await pricing(page).hover();
  const link = dropdownLink(page, 'Digital Marketing Bundles');
  await expect(link).toBeVisible();
  // In the same task in which React has hydrated.
  await page.evaluate(() => {
    const target = document.querySelector<HTMLElement>('nav a[href="/digital-marketing"]');
    document.addEventListener('site:hydrated', () => target?.click(), { once: true });
  });
  await scripts.release().catch(() => {});

  await expect(page).toHaveURL(/digital-marketing/);
  await expectUsable(page, digitalMarketing);
  await expect(notice(page)).toHaveCount(0);
});

test('back and forward show the choices made since', async ({ page }) => {
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

test('a page restored from the back/forward cache applies the stored choices', async ({ page }) => {
  await visit(page, podcasting.path);
  await expectTheme(page, 'light');
  // A cached page gets no storage event, and its address names no view.
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

test('a hidden page applies the choices made in another tab', async ({ page, context }) => {
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
  test(`with the system clock at ${time} everything works, and the copyright year stays`, async ({
    page,
  }) => {
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
