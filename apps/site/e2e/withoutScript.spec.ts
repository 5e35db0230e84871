import { defaultView, home, offerAt, other, otherViews, pages } from '../tests/pages.ts';
import * as site from './elements.ts';
import { expect, expectWebFont, test, testPages } from './test.ts';

test.use({ javaScriptEnabled: false });

for (const sitePage of pages) {
  test(`a visitor to ${sitePage.path} can choose every view and theme`, async ({ page }) => {
    await page.goto(sitePage.path);
    await expectWebFont(page);
    // `main` shows no buttons, because only a script could handle their clicks.
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await site.expectView(page, sitePage, defaultView);
    await site.expectTheme(page, 'light');
    for (const view of [...otherViews(defaultView), defaultView]) {
      await site.showView(page, sitePage, view);
      await site.expectView(page, sitePage, view);
    }
    for (const theme of ['dark', 'light'] as const) {
      await site.themeButton(page, theme).press('Space');
      await site.expectTheme(page, theme);
    }
  });
}

testPages('the dropdown leads to the other page', async ({ page }) => {
  await page.goto(home.path);
  const link = site.dropdownLink(page, other.menuLabel);
  await site.mainNavigation(page).locator('details').hover();
  await expect(link).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(link).toBeHidden();
  await site.mainNavigation(page).locator('summary').press('Enter');
  await link.press('Enter');
  await site.expectPage(page, other);
});

test('a link to an offer leads to the offer’s column or card', async ({ page }) => {
  const { id, name } = offerAt(other[defaultView], 1);
  for (const [width, role] of [
    [390, 'article'],
    [1280, other.comparison ? 'columnheader' : 'article'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`${other.path}#${id}`);
    const offer = page.getByRole(role, { name });
    const { y } = await site.boxOf(offer);
    expect(y).toBeGreaterThanOrEqual((await site.boxOf(site.viewBar(page))).bottom - 1);
    expect(y).toBeLessThan(350);
  }
});
