import type { Page } from '@playwright/test';
import { digitalMarketing, podcasting } from '../tests/pages.ts';
import { words } from '../tests/words.ts';
import { clickInPlace, tabTo } from './elements.ts';
import { dropdownLink, expectPage, pricing, setHash } from './navigation.ts';
import { expectView } from './preferences.ts';
import { print, withoutSpaces } from './print.ts';
import { expect, test, visit } from './test.ts';

/* A link under the pointer or the focus has its page rendered ahead, hidden. */

const headings = (page: Page) => page.locator('h1');

/** Opens the dropdown and hovers over the link to the other page, until that is rendered. */
async function prepare(page: Page): Promise<void> {
  await visit(page, podcasting.path);
  await clickInPlace(pricing(page));
  await dropdownLink(page, digitalMarketing.menuLabel).hover();
  await expect(headings(page)).toHaveCount(2);
}

test('a click shows the page that hovering has rendered, and the former page is gone', async ({
  page,
}) => {
  await prepare(page);
  const prepared = await headings(page).nth(1).elementHandle();
  await clickInPlace(dropdownLink(page, digitalMarketing.menuLabel));
  await expectPage(page, digitalMarketing);
  expect(await prepared?.evaluate((heading) => heading.isConnected)).toBe(true);
  await expect(page.locator('[style*="display"]')).toHaveCount(0);

  await page.goBack();
  await expectPage(page, podcasting);
  await expect(headings(page)).toHaveCount(1);
  await page.goForward();
  await expectPage(page, digitalMarketing);
  await expect(headings(page)).toHaveCount(1);
});

test('focus renders the page, and Enter shows it', async ({ page }) => {
  await visit(page, podcasting.path);
  await tabTo(pricing(page));
  await page.keyboard.press('Enter');
  await tabTo(dropdownLink(page, digitalMarketing.menuLabel));
  await expect(headings(page)).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expectPage(page, digitalMarketing);
  await expectView(page, digitalMarketing, 'brand');
});

test('a click at once shows the page as well', async ({ page }) => {
  await visit(page, podcasting.path);
  const link = page.locator(`header a[href="${digitalMarketing.path}"]`).first();
  await link.evaluate((it) => (it as HTMLElement).click());
  await expectPage(page, digitalMarketing);
  await expectView(page, digitalMarketing, 'brand');
});

test('the hidden page is not read, found, printed or linked to, and reserves no room', async ({
  page,
}) => {
  await prepare(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(podcasting.heading);
  expect(await main.ariaSnapshot()).not.toContain(digitalMarketing.heading);
  await expect(main).not.toContainText(digitalMarketing.heading, { useInnerText: true });
  await expect(page.locator('html')).not.toHaveAttribute('data-bottom-bar');

  const { text } = await print(page);
  expect(text).toContain(withoutSpaces(podcasting.heading));
  expect(text).not.toContain(withoutSpaces(digitalMarketing.heading));

  await setHash(page, 'sign-off');
  await expect(page.getByRole('region', { name: words.signOff.heading })).toBeInViewport();
  await clickInPlace(dropdownLink(page, digitalMarketing.menuLabel));
  await expectPage(page, digitalMarketing);
  await expect(page.locator('html')).toHaveAttribute('data-bottom-bar');
});
