import { defaultView } from '@agency/pricing-data';
import { digitalMarketing, offerAt, otherViews, pages, podcasting } from '../tests/pages.ts';
import {
  boxOf,
  dropdownLink,
  expectPage,
  expectTheme,
  expectView,
  menuToggle,
  pricing,
  sheet,
  themeButton,
  viewBar,
  viewButton,
} from './elements.ts';
import { expect, expectWebFont, test } from './test.ts';

test.use({ javaScriptEnabled: false });

for (const sitePage of pages) {
  test(`on ${sitePage.path} all views and both themes can be chosen`, async ({ page }) => {
    await page.goto(sitePage.path);
    await expectWebFont(page);
    // Only a script would answer it.
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expectView(page, sitePage, defaultView);
    await expectTheme(page, 'light');
    for (const view of [...otherViews(defaultView), defaultView]) {
      await viewButton(page, sitePage[view].name).check();
      await expectView(page, sitePage, view);
    }
    for (const theme of ['dark', 'light'] as const) {
      await themeButton(page, theme).press('Space');
      await expectTheme(page, theme);
    }
  });
}

test('the dropdown and the sheet lead to the other page', async ({ page }) => {
  await page.goto(podcasting.path);
  await pricing(page).focus();
  await dropdownLink(page, digitalMarketing.menuLabel).press('Enter');
  await expectPage(page, digitalMarketing);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(podcasting.path);
  await menuToggle(page).click();
  await sheet(page).getByRole('link', { name: digitalMarketing.menuLabel }).click();
  await expectPage(page, digitalMarketing);
  await expect(sheet(page)).toBeHidden();
});

test('a link to a tier leads to its card or its column, and a card shows all its items', async ({
  page,
}) => {
  const { id, name } = offerAt(digitalMarketing.brand, 1);
  for (const [width, role] of [
    [390, 'article'],
    [1280, 'columnheader'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`${digitalMarketing.path}#${id}`);
    const offer = page.getByRole(role, { name });
    const { y } = await boxOf(offer);
    expect(y).toBeGreaterThanOrEqual((await boxOf(viewBar(page))).bottom - 1);
    expect(y).toBeLessThan(350);
    const items = offer.getByRole('group').getByRole('term');
    for (const item of await items.all()) await expect(item).toBeVisible();
  }
});
