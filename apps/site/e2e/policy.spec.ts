import { otherPage, pages, podcasting } from '../tests/pages.ts';
import { startPlainHost } from '../tests/plainHost.ts';
import { expectUsable } from './faultInjection.ts';
import { clickShop, goTo, toast } from './navigation.ts';
import { expect, test, visit } from './test.ts';

/*
 * The site violates its own content security policy nowhere. With the headers, every test of this
 * folder checks that (`test.ts`); here it is the policy in the pages' own `<meta>`.
 */

let host: Awaited<ReturnType<typeof startPlainHost>>;
test.beforeAll(async () => {
  host = await startPlainHost();
});
test.afterAll(() => host.close());

test('all features work under the pages’ own policy', async ({ page }) => {
  for (const sitePage of pages) {
    await visit(page, host.origin + sitePage.path);
    await expectUsable(page, sitePage);
    await clickShop(page);
    await expect(toast(page)).toBeVisible();
    await goTo(page, otherPage(sitePage));
  }
});

test('the permissions policy allows the clipboard, but no place, camera or microphone', async ({
  page,
}) => {
  await page.goto(podcasting.path);
  const allowed = await page.evaluate(() =>
    Reflect.get(document, 'featurePolicy').allowedFeatures(),
  );
  const asked = ['clipboard-write', 'geolocation', 'camera', 'microphone'];
  expect(asked.filter((feature) => allowed.includes(feature))).toEqual(['clipboard-write']);
});
