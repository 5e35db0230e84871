import {
  digitalMarketing,
  dropdownLink,
  expectPage,
  expectTheme,
  expectView,
  mainNavigation,
  menuToggle,
  podcasting,
  pricing,
  sheet,
  tabTo,
  themeToggle,
  toast,
  viewButton,
} from './locators.ts';
import { expect, test, visit } from './test.ts';

test.describe('with the keyboard only', () => {
  test.beforeEach(({ page }) => visit(page, podcasting.path));

  test('the skip link is the first stop, appears on focus, and leads to the offers', async ({
    page,
  }) => {
    const skipLink = page.getByRole('link', { name: 'Skip to the offers' });
    await expect(skipLink).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport({ ratio: 1 });

    await page.keyboard.press('Enter');
    await expect(skipLink).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  });

  test('Tab visits the header, the view bar, the offers and the footer, in that order', async ({
    page,
  }) => {
    const visited: string[] = [];
    for (let presses = 0; presses < 27; presses++) {
      await page.keyboard.press('Tab');
      visited.push(
        await page.evaluate(() => {
          const { activeElement } = document;
          const region = activeElement?.closest('header, section, main, footer');
          return region?.tagName ?? activeElement?.textContent ?? '';
        }),
      );
    }

    expect(visited).toEqual([
      'Skip to the offers',
      // The logo and eight entries.
      ...Array(9).fill('HEADER'),
      // The chosen radio button and the toggle.
      ...Array(2).fill('SECTION'),
      // Enquire, on each card, and sharing the view.
      ...Array(4).fill('MAIN'),
      // Eight entries, e-mail, phone and website.
      ...Array(11).fill('FOOTER'),
    ]);
  });

  for (const key of ['Enter', 'Space']) {
    test(`${key} opens the dropdown, and its links can be reached and chosen`, async ({ page }) => {
      await tabTo(pricing(page));
      await page.keyboard.press(key);
      await expect(dropdownLink(page, 'Bundles')).toHaveCount(2);

      await page.keyboard.press('ArrowDown');
      await expect(dropdownLink(page, 'Podcasting Bundles')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(dropdownLink(page, 'Digital Marketing Bundles')).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(dropdownLink(page, 'Podcasting Bundles')).toBeFocused();

      await page.keyboard.press('ArrowDown');
      await expect(dropdownLink(page, 'Digital Marketing Bundles')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(digitalMarketing.path);
      await expect(dropdownLink(page, 'Bundles')).toHaveCount(0);
    });
  }

  test('Tab goes through the open dropdown, which closes once the focus leaves it', async ({
    page,
  }) => {
    await tabTo(pricing(page));
    await page.keyboard.press('Enter');
    await expect(dropdownLink(page, 'Bundles')).toHaveCount(2);
    await page.keyboard.press('Tab');
    await expect(dropdownLink(page, 'Podcasting Bundles')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dropdownLink(page, 'Digital Marketing Bundles')).toBeFocused();

    await page.keyboard.press('Tab');
    await expect(mainNavigation(page).getByRole('button', { name: 'Shop' })).toBeFocused();
    await expect(dropdownLink(page, 'Bundles')).toHaveCount(0);
  });

  test('Escape inside the dropdown closes it, and the focus returns to its button', async ({
    page,
  }) => {
    await tabTo(pricing(page));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(dropdownLink(page, 'Podcasting Bundles')).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(pricing(page)).toBeFocused();
    await expect(dropdownLink(page, 'Bundles')).toHaveCount(0);
  });

  test('Enter on the open dropdown’s button closes it', async ({ page }) => {
    await tabTo(pricing(page));
    await page.keyboard.press('Enter');
    await expect(pricing(page)).toHaveAttribute('aria-expanded', 'true');

    await page.keyboard.press('Enter');
    await expect(pricing(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(pricing(page)).toBeFocused();
  });

  test('the arrow keys switch the view, and the switch is one Tab stop', async ({ page }) => {
    await tabTo(viewButton(page, 'Brand'));
    await page.keyboard.press('ArrowRight');
    await expectView(page, podcasting, 'creator');
    await expect(viewButton(page, 'Creator')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expectView(page, podcasting, 'brand');

    await page.keyboard.press('Tab');
    await expect(themeToggle(page)).toBeFocused();
  });

  test('Space toggles the theme', async ({ page }) => {
    await tabTo(themeToggle(page));
    await page.keyboard.press('Space');
    await expectTheme(page, 'dark');
    await page.keyboard.press('Space');
    await expectTheme(page, 'light');
  });

  test('Enter on the Shop shows its toast, which can be reached and closed', async ({ page }) => {
    await tabTo(mainNavigation(page).getByRole('button', { name: 'Shop' }));
    await page.keyboard.press('Enter');
    await expect(toast(page)).toHaveCount(1);

    // The key that leads to the notifications is in their region's name.
    await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toHaveCount(1);
    await page.keyboard.press('F8');
    await tabTo(toast(page).getByRole('button', { name: 'Close' }));
    await page.keyboard.press('Enter');
    await expect(toast(page)).toHaveCount(0);
  });

  test('the sticky bars never cover the focused element', async ({ page }) => {
    // To the end of the page, and back.
    for (const key of [...Array(27).fill('Tab'), ...Array(24).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      const covered = await page.evaluate(() => {
        const { activeElement: focused } = document;
        if (!focused || focused === document.body) return undefined;
        const { left, right, top, bottom } = focused.getBoundingClientRect();
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return focused.contains(seen) || focused.closest('label')?.contains(seen)
          ? undefined
          : focused.outerHTML;
      });
      expect(covered).toBeUndefined();
    }
  });
});

for (const bar of ['view switch', 'header'] as const) {
  test(`using the ${bar} by keyboard does not scroll the page`, async ({ page }) => {
    await visit(page, digitalMarketing.path);
    await page.evaluate(() => scrollTo(0, 900));
    const start = bar === 'header' ? pricing(page) : viewButton(page, 'Enterprise');
    await start.evaluate((element) => element.focus({ preventScroll: true }));

    // The bars are sticky: what is in them is visible at any scroll position.
    const keys = bar === 'header' ? ['Shift+Tab', 'Tab', 'Enter'] : ['ArrowRight', 'Tab', 'Space'];
    for (const key of keys) await page.keyboard.press(key);
    await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
    expect(await page.evaluate(() => scrollY)).toBe(900);
  });
}

test.describe('with the keyboard only, in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the sheet opens, its sub-list expands, and a link is chosen', async ({ page }) => {
    await visit(page, podcasting.path);
    await tabTo(menuToggle(page));
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeVisible();
    await expect(sheet(page).getByRole('button', { name: 'Close menu' })).toBeFocused();

    await tabTo(sheet(page).getByRole('group').filter({ hasText: 'Pricing' }).locator('summary'));
    await page.keyboard.press('Space');
    await expect(sheet(page).getByRole('link', { name: 'Bundles' })).toHaveCount(2);
    await page.keyboard.press('Enter');
    await expect(sheet(page).getByRole('link', { name: 'Bundles' })).toHaveCount(0);
    await page.keyboard.press('Enter');

    await tabTo(sheet(page).getByRole('link', { name: 'Digital Marketing Bundles' }));
    await page.keyboard.press('Enter');
    await expectPage(page, digitalMarketing);
    await expect(sheet(page)).toBeHidden();

    // The focus is at the start of the new page.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the offers' })).toBeFocused();
  });

  test('the sheet closes by Escape, and by Enter on its close button', async ({ page }) => {
    await visit(page, podcasting.path);
    await tabTo(menuToggle(page));
    for (const key of ['Escape', 'Enter']) {
      await page.keyboard.press('Space');
      await expect(sheet(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
      await page.keyboard.press(key);
      await expect(sheet(page)).toBeHidden();
      await expect(menuToggle(page)).toBeFocused();
    }
  });

  test('the Shop in the sheet shows its toast, which Tab reaches', async ({ page }) => {
    await visit(page, podcasting.path);
    await tabTo(menuToggle(page));
    await page.keyboard.press('Enter');
    await tabTo(sheet(page).getByRole('button', { name: 'Shop' }));
    await page.keyboard.press('Enter');
    await expect(toast(page)).toHaveCount(1);

    await tabTo(toast(page).getByRole('button', { name: 'Close' }));
    await page.keyboard.press('Enter');
    await expect(toast(page)).toHaveCount(0);
    await expect(sheet(page)).toBeVisible();
  });
});
