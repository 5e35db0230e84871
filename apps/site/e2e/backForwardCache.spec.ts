import { chromiumFlags, findDesktopChromium } from '../../../scripts/chromium.ts';
import { company } from '../tests/company.ts';
import { pages } from '../tests/pages.ts';
import { words } from '../tests/words.ts';
import { clickInPlace } from './elements.ts';
import { expect, test, visit } from './test.ts';

// Chromium’s headless shell lacks this cache, and Playwright switches it off by default.
test.use({
  launchOptions: {
    executablePath: findDesktopChromium(),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('each page is restored from the back/forward cache', async ({ page, context }) => {
  await context.route(`${company.mainSite}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'The main site.' }),
  );
  for (const { path } of pages) {
    await visit(page, path);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    await clickInPlace(
      page.getByRole('banner').getByRole('link', { name: words.navigation.about }),
    );
    await expect(page.getByText('The main site.')).toBeVisible();
    // Playwright's own way back waits for a load that does not happen.
    await page.evaluate(() => {
      setTimeout(() => history.back());
    });
    await expect(page.locator('html'), path).toHaveAttribute('data-persisted', 'true');
  }
});
