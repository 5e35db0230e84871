import {
  boxOf,
  footer,
  mainNavigation,
  menuToggle,
  podcasting,
  sheet,
  toast,
  waitForAnimations,
} from './locators.ts';
import { expect, test, visit } from './test.ts';

const places = {
  header: { width: 1280, region: mainNavigation },
  sheet: { width: 390, region: sheet },
  footer: { width: 1280, region: footer },
};

for (const [place, { width, region }] of Object.entries(places)) {
  test.describe(`the Shop in the ${place}`, () => {
    test.use({ viewport: { width, height: 800 } });

    test.beforeEach(async ({ page }) => {
      await page.clock.install();
      await visit(page, podcasting.path);
      if (place !== 'sheet') return;
      await menuToggle(page).click();
      await waitForAnimations(sheet(page));
    });

    test('is disabled and marked as coming soon, and can be focused', async ({ page }) => {
      const shop = region(page).getByRole('button', { name: 'Shop' });
      await expect(shop).toHaveAttribute('aria-disabled', 'true');
      await expect(shop).toHaveText(/soon/i);
      await expect(shop).toHaveAccessibleDescription('Coming Soon');

      await shop.focus();
      await expect(shop).toBeFocused();
    });

    test('shows a toast at the top centre, which closes by itself', async ({ page }) => {
      // It is disabled for assistive technology only; a click still has an effect.
      await region(page).getByRole('button', { name: 'Shop' }).click({ force: true });

      await expect(toast(page)).toHaveCount(1);
      await expect(toast(page).getByText('Coming Soon', { exact: true })).toBeVisible();
      await expect(
        toast(page).getByText('The Shop is currently under development.', { exact: true }),
      ).toBeVisible();
      const box = await boxOf(toast(page));
      expect(box.x + box.width / 2).toBeCloseTo(width / 2, 0);
      expect(box.bottom).toBeLessThan(400);

      await page.mouse.move(width / 2, 790);
      await page.clock.fastForward('00:06');
      await expect(toast(page)).toHaveCount(0);
    });

    test('has a tooltip that opens without delay, on hover', async ({ page }) => {
      const tooltip = region(page).getByRole('tooltip');
      expect(await tooltip.count()).toBe(0);

      await region(page).getByRole('button', { name: 'Shop' }).hover({ force: true });
      // Without waiting: it is there at once.
      expect(await tooltip.textContent()).toBe('Coming Soon');
      expect(await tooltip.isVisible()).toBe(true);

      await page.mouse.move(10, 400);
      expect(await tooltip.count()).toBe(0);
    });

    test('has a tooltip that opens without delay, on focus, until Escape', async ({ page }) => {
      const tooltip = region(page).getByRole('tooltip');
      // Focus by keyboard: focus by mouse shows no tooltip.
      await page.keyboard.press('Tab');

      await region(page).getByRole('button', { name: 'Shop' }).focus();
      expect(await tooltip.isVisible()).toBe(true);

      if (place === 'sheet') return;
      await page.keyboard.press('Escape');
      await expect(tooltip).toHaveCount(0);
    });
  });
}

test('pressing Enter on the Shop many times shows its toast once', async ({ page }) => {
  await visit(page, podcasting.path);
  const shop = mainNavigation(page).getByRole('button', { name: 'Shop' });
  for (let presses = 0; presses < 5; presses++) await shop.press('Enter');

  await expect(toast(page)).toHaveCount(1);
});

test('the toast can be closed', async ({ page }) => {
  await visit(page, podcasting.path);
  await mainNavigation(page).getByRole('button', { name: 'Shop' }).press('Enter');
  await toast(page).getByRole('button', { name: 'Close' }).click();

  await expect(toast(page)).toHaveCount(0);
});

test('the toast is announced', async ({ page }) => {
  await visit(page, podcasting.path);
  await mainNavigation(page).getByRole('button', { name: 'Shop' }).press('Enter');

  const announced = page.getByRole('status').filter({ hasText: 'Coming Soon' });
  await expect(announced).toContainText('The Shop is currently under development.');
});
