import type { Page } from '@playwright/test';
import { chromiumFlags, findDesktopChromium } from '../../../../scripts/chromium.ts';
import { company } from '../../tests/company.ts';
import { pages } from '../../tests/pages.ts';
import { mainSiteLabel } from '../../tests/words.ts';
import { clickInPlace } from '../elements.ts';
import { expect, test, visit } from '../test.ts';

// Chromium’s headless shell lacks this cache, and Playwright switches it off by default.
test.use({
  launchOptions: {
    executablePath: findDesktopChromium(),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Leaves the page, comes back, and returns whether the browser had kept it. */
async function isRestored(page: Page, leave: () => Promise<unknown>): Promise<boolean> {
  const address = page.url();
  await leave();
  await expect(page).not.toHaveURL(address);
  // Playwright's own way back waits for a load that does not happen.
  await page.evaluate(() => {
    setTimeout(() => history.back());
  });
  await expect(page).toHaveURL(address);
  const shown = page.locator('html[data-persisted]');
  return (await shown.getAttribute('data-persisted')) === 'true';
}

test('each page is restored from the back/forward cache', async ({ page, context }) => {
  await context.route(`${company.mainSite}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'The main site.' }),
  );
  await page.addInitScript(() => {
    addEventListener('pagehide', () => document.documentElement.removeAttribute('data-persisted'));
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  await page.goto(`${company.mainSite}/a`);
  const hasCache = await isRestored(page, () => page.goto(`${company.mainSite}/b`));
  // biome-ignore lint/suspicious/noSkippedTests: there is nothing to test.
  test.skip(!hasCache, 'This browser has no back/forward cache.');

  for (const { path } of pages) {
    await visit(page, path);
    const link = page.getByRole('banner').getByRole('link', { name: mainSiteLabel });
    expect(await isRestored(page, () => clickInPlace(link)), path).toBe(true);
  }
});
