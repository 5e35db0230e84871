import { digitalMarketing, podcasting } from '../tests/pages.ts';
import { startPlainHost } from '../tests/plainHost.ts';
import { expectPage, mainNavigation, pricing } from './navigation.ts';
import { expect, test, visit } from './test.ts';

/*
 * What addresses lead to in a browser. How servers answer them is tested in `tests/hosting.test.ts`.
 */

const unknownPaths = ['/', '/no-such-page', '/no/such/page', '/podcasting/no-such-page'];

test('inside the site, an unknown address leads to the podcasting page, replacing its history entry', async ({
  page,
}) => {
  await visit(page, digitalMarketing.path);
  for (const path of unknownPaths) {
    // No link of the site leads there, but one of an extension or a bookmarklet might.
    await page.evaluate((unknown) => {
      history.pushState(null, '', unknown);
      history.pushState(null, '', '#further');
      history.back();
    }, path);
    await expectPage(page, podcasting);
    await page.goBack();
    await expectPage(page, digitalMarketing);
  }
});

test.describe('on a host that does not redirect', () => {
  // The browser logs the status of the page itself.
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  let plain: Awaited<ReturnType<typeof startPlainHost>>;
  test.beforeAll(async ({ request }) => {
    // Under the policy of the headers.
    const answer = await request.get(podcasting.path);
    const policy = answer.headers()['content-security-policy'] ?? '';
    plain = await startPlainHost({ headers: { 'content-security-policy': policy } });
  });
  test.afterAll(() => plain.close());

  test('an unknown address leads to the podcasting page, and back does not return to it', async ({
    page,
  }) => {
    await page.goto(plain.origin + digitalMarketing.path);
    for (const path of unknownPaths) {
      await page.goto(`${plain.origin + path}?from=mail#main`);
      await expect(page).toHaveURL(`${plain.origin + podcasting.path}?from=mail#main`);
      await expectPage(page, podcasting);
      await page.goBack();
      await expectPage(page, digitalMarketing);
    }
  });

  test('a page’s path with a trailing slash opens that page', async ({ page }) => {
    await visit(page, `${plain.origin + digitalMarketing.path}/`);
    await pricing(page).click();
    const current = mainNavigation(page).locator('[aria-current="page"]');
    await expect(current).toHaveText(digitalMarketing.menuLabel);
  });

  test.describe('and without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('an unknown address leads to the podcasting page', async ({ page }) => {
      await page.goto(`${plain.origin}/no/such/page`);
      await expectPage(page, podcasting);
    });
  });
});
