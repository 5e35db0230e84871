import { startPlainHost } from '../tests/plainHost.ts';
import { digitalMarketing, dropdownLink, expectPage, podcasting, pricing } from './locators.ts';
import { expect, test, visit } from './test.ts';

/*
 * What addresses lead to in a browser. How servers answer them is tested in `tests/serving.test.ts`.
 */

const unknownPaths = ['/', '/no-such-page', '/no/such/page', '/podcasting/no-such-page'];

type Page = Parameters<typeof visit>[0];

async function expectRedirects(page: Page, paths: readonly string[], origin = '') {
  await page.goto(origin + digitalMarketing.path);
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(`${origin + path}?from=mail#main`);
      await expect(page).toHaveURL(`${origin + podcasting.path}?from=mail#main`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(podcasting.heading);

      await page.goBack();
      await expect(page).toHaveURL(origin + digitalMarketing.path);
    });
  }
}

test('an unknown address leads to the podcasting page, and back does not return to it', async ({
  page,
}) => {
  await expectRedirects(page, ['/no/such/page']);
});

test('inside the site, an unknown address leads to the podcasting page, replacing its history entry', async ({
  page,
}) => {
  await visit(page, digitalMarketing.path);
  for (const path of unknownPaths) {
    await test.step(path, async () => {
      // No link of the site leads there, but one of an extension or a bookmarklet might.
      await page.evaluate((unknown) => {
        history.pushState(null, '', unknown);
        history.pushState(null, '', '#further');
        history.back();
      }, path);
      await expectPage(page, podcasting);

      await page.goBack();
      await expectPage(page, digitalMarketing);
    });
  }
});

test.describe('on a host that does not redirect', () => {
  // The browser logs the status of the page itself.
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  let plain: Awaited<ReturnType<typeof startPlainHost>>;
  test.beforeAll(async () => {
    plain = await startPlainHost();
  });
  test.afterAll(() => plain.close());

  test('an unknown address leads to the podcasting page, and back does not return to it', async ({
    page,
  }) => {
    await expectRedirects(page, unknownPaths, plain.origin);
  });

  test('an unknown address leads there under the policy of the headers, too', async ({
    page,
    request,
  }) => {
    const headers = (await request.get(podcasting.path)).headers();
    const policy = { 'content-security-policy': headers['content-security-policy'] ?? '' };
    const host = await startPlainHost({ headers: policy });
    await expectRedirects(page, ['/', '/no-such-page'], host.origin);
    host.close();
  });

  test('a page’s path with a trailing slash opens that page', async ({ page }) => {
    await visit(page, `${plain.origin + digitalMarketing.path}/`);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(digitalMarketing.heading);
    await pricing(page).click();
    await expect(dropdownLink(page, digitalMarketing.menuLabel)).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test.describe('and without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('an unknown address leads to the podcasting page', async ({ page }) => {
      for (const path of ['/', '/no/such/page']) {
        await page.goto(plain.origin + path);
        await expect(page, path).toHaveURL(plain.origin + podcasting.path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(podcasting.heading);
      }
    });
  });
});
