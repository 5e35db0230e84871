import { digitalMarketing, mainNavigation, pages, podcasting, pricing } from './locators.ts';
import { startPlainHost } from './plainHost.ts';
import { expect, test, visit } from './test.ts';

const unknownPaths = ['/', '/no-such-page', '/no/such/page', '/podcasting/no-such-page'];

const heading = { level: 1, name: podcasting.heading } as const;

for (const { path, heading: name } of pages) {
  test(`${path} opens its page`, async ({ page }) => {
    const response = await page.goto(path);

    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });

  test(`${path}/ and ${path}.html redirect permanently to ${path}`, async ({ request }) => {
    for (const spelling of [`${path}/`, `${path}.html`]) {
      const response = await request.get(`${spelling}?from=mail`, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(`${path}?from=mail`);
    }
  });
}

for (const path of unknownPaths) {
  test(`the server redirects ${path} temporarily to the podcasting page`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });

    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe(podcasting.path);
  });

  test(`${path} leads to the podcasting page, and back does not return to it`, async ({ page }) => {
    await page.goto(digitalMarketing.path);
    await page.goto(`${path}?from=mail#main`);
    await expect(page).toHaveURL(`${podcasting.path}?from=mail#main`);
    await expect(page.getByRole('heading', heading)).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL(digitalMarketing.path);
  });

  test(`inside the site, ${path} leads to the podcasting page, replacing its history entry`, async ({
    page,
  }) => {
    await visit(page, digitalMarketing.path);
    // No link of the site leads there, but one of an extension or a bookmarklet might.
    await page.evaluate((unknown) => {
      history.pushState(null, '', unknown);
      history.pushState(null, '', '#further');
      history.back();
    }, path);
    await expect(page).toHaveURL(podcasting.path);
    await expect(page.getByRole('heading', heading)).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL(digitalMarketing.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(digitalMarketing.heading);
  });
}

test.describe('on a host without redirects', () => {
  // The browser logs the status of the page itself.
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  let host: Awaited<ReturnType<typeof startPlainHost>>;
  test.beforeAll(async () => {
    host = await startPlainHost();
  });
  test.afterAll(() => host.close());

  for (const path of unknownPaths) {
    test(`${path} leads to the podcasting page, and back does not return to it`, async ({
      page,
    }) => {
      await page.goto(host.origin + digitalMarketing.path);
      await page.goto(`${host.origin + path}?from=mail#main`);
      await expect(page).toHaveURL(`${host.origin + podcasting.path}?from=mail#main`);
      await expect(page.getByRole('heading', heading)).toBeVisible();

      await page.goBack();
      await expect(page).toHaveURL(host.origin + digitalMarketing.path);
    });
  }

  test('a page’s path with a trailing slash opens that page', async ({ page }) => {
    await visit(page, `${host.origin + digitalMarketing.path}/`);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(digitalMarketing.heading);
    await pricing(page).click();
    await expect(
      mainNavigation(page).getByRole('link', { name: 'Digital Marketing Bundles' }),
    ).toHaveAttribute('aria-current', 'page');
  });

  test.describe('and without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    for (const path of ['/', '/no/such/page']) {
      test(`${path} leads to the podcasting page`, async ({ page }) => {
        await page.goto(host.origin + path);

        await expect(page).toHaveURL(host.origin + podcasting.path);
        await expect(page.getByRole('heading', heading)).toBeVisible();
      });
    }
  });
});
