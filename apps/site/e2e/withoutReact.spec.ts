import { defaultView } from '@agency/pricing-data';
import { digitalMarketing, offerAt, otherViews, pages, podcasting } from '../tests/pages.ts';
import {
  boxOf,
  computedTheme,
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
import { delayScripts, expect, expectWebFont, test } from './test.ts';

for (const [condition, javaScriptEnabled] of [
  ['without JavaScript', false],
  ['before React hydrates', true],
] as const) {
  test.describe(condition, () => {
    test.use({ javaScriptEnabled });

    for (const sitePage of pages) {
      test(`on ${sitePage.path} all views and both themes can be chosen`, async ({ page }) => {
        const storage = () => page.evaluate(() => ({ ...localStorage }));
        const scripts = await delayScripts(page);
        await page.goto(sitePage.path);
        await expectView(page, sitePage, defaultView);
        await expectTheme(page, 'light');
        if (javaScriptEnabled) expect(await storage()).toEqual({});
        // Only a script would answer it.
        else await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
        await expectWebFont(page);
        const others = otherViews(defaultView);
        for (const view of others) {
          await viewButton(page, sitePage[view].name).check();
          await expectView(page, sitePage, view);
        }
        await themeButton(page, 'dark').press('Space');
        await expectTheme(page, 'dark');
        expect(await computedTheme(page.getByRole('banner'))).toBe('dark');

        if (javaScriptEnabled) {
          // With another key every visitor's choice would be lost.
          const stored = { 'pricing-view': others.at(-1), 'pricing-theme': 'dark' };
          expect(await storage()).toEqual(stored);
          await scripts.release();
          await expectView(page, sitePage, others.at(-1) ?? defaultView);
          await expectTheme(page, 'dark');
        }
        await viewButton(page, sitePage[defaultView].name).check();
        await expectView(page, sitePage, defaultView);
        await themeButton(page, 'light').press('Space');
        await expectTheme(page, 'light');
      });
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the dropdown and the sheet lead to the other page', async ({ page }) => {
    await page.goto(podcasting.path);
    await pricing(page).focus();
    await page.keyboard.press('Tab');
    await expect(dropdownLink(page, podcasting.menuLabel)).toBeFocused();
    await pricing(page).hover();
    await dropdownLink(page, digitalMarketing.menuLabel).click();
    await expectPage(page, digitalMarketing);

    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(podcasting.path);
    await menuToggle(page).click();
    await sheet(page).getByRole('link', { name: digitalMarketing.menuLabel }).click();
    await expectPage(page, digitalMarketing);
    await expect(sheet(page)).toBeHidden();
  });

  for (const [width, role] of [
    [390, 'article'],
    [1280, 'columnheader'],
  ] as const) {
    test(`at ${width} px a link to a tier leads to its ${role}`, async ({ page }) => {
      const { id, name } = offerAt(digitalMarketing.brand, 1);
      await page.setViewportSize({ width, height: 700 });
      await page.goto(`${digitalMarketing.path}#${id}`);
      const { y } = await boxOf(page.getByRole(role, { name }));
      expect(y).toBeGreaterThanOrEqual((await boxOf(viewBar(page))).bottom - 1);
      expect(y).toBeLessThan(350);
    });
  }
});
