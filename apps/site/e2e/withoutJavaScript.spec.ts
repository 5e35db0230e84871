import {
  computedTheme,
  digitalMarketing,
  dropdownLink,
  expectTheme,
  expectView,
  menuToggle,
  pages,
  podcasting,
  pricing,
  sheet,
  themeToggle,
  viewButton,
} from './locators.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

for (const sitePage of pages) {
  const { path, creator } = sitePage;

  test(`on ${path} both views can be shown`, async ({ page }) => {
    await page.goto(path);
    await expectView(page, sitePage, 'brand');

    await viewButton(page, creator.name).check();
    await expectView(page, sitePage, 'creator');
    await viewButton(page, creator.name).press('ArrowLeft');
    await expectView(page, sitePage, 'brand');
  });

  test(`on ${path} both themes can be chosen`, async ({ page }) => {
    await page.goto(path);
    await expectTheme(page, 'light');

    await themeToggle(page).press('Space');
    await expectTheme(page, 'dark');
    expect(await computedTheme(page.getByRole('banner'))).toBe('dark');
    await themeToggle(page).press('Space');
    await expectTheme(page, 'light');
  });
}

test('the dropdown’s links can be reached with the pointer', async ({ page }) => {
  await page.goto(podcasting.path);
  await expect(dropdownLink(page, 'Bundles')).toHaveCount(0);

  await pricing(page).hover();
  await dropdownLink(page, 'Digital Marketing Bundles').click();
  await expect(page).toHaveURL(digitalMarketing.path);
});

test('the dropdown’s links can be reached with the keyboard', async ({ page }) => {
  await page.goto(digitalMarketing.path);
  await pricing(page).focus();
  await page.keyboard.press('Tab');
  await expect(dropdownLink(page, 'Podcasting Bundles')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(podcasting.path);
});

test('the skip link leads to the offers', async ({ page }) => {
  await page.goto(podcasting.path);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');

  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the sheet opens, expands, closes, and leads to the other page', async ({ page }) => {
    await page.goto(podcasting.path);
    await menuToggle(page).click();
    await expect(sheet(page)).toBeVisible();

    await sheet(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(sheet(page)).toBeHidden();
    await menuToggle(page).click();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();

    await menuToggle(page).click();
    await sheet(page).getByText('Pricing', { exact: true }).click();
    await sheet(page).getByRole('link', { name: 'Digital Marketing Bundles' }).click();
    await expect(page).toHaveURL(digitalMarketing.path);
    await expect(sheet(page)).toBeHidden();
  });
});

test('every link has a target', async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path);
    const dead = await page.locator('a').evaluateAll((links) =>
      links
        .filter((link) => {
          const href = link.getAttribute('href') ?? '';
          if (href.startsWith('#')) return !document.getElementById(href.slice(1));
          return !/^(https:\/\/|mailto:|tel:|\/(podcasting|digital-marketing)$)/.test(href);
        })
        .map((link) => link.outerHTML),
    );
    expect(dead).toEqual([]);
  }
});
