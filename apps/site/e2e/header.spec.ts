import { company } from './company.ts';
import {
  clickInPlace,
  computedTheme,
  digitalMarketing,
  dropdownLink,
  footer,
  mainNavigation,
  pages,
  plain,
  podcasting,
  pricing,
  themeToggle,
} from './locators.ts';
import { expect, test, visit } from './test.ts';

const awayFromHeader = { x: 640, y: 700 };

test('the banner says that the company is proudly BEE Level 1', async ({ page }) => {
  await page.goto(podcasting.path);

  const banner = page.getByRole('complementary', { name: 'Announcement' });
  await expect(banner).toContainText(/proudly BEE Level 1 company/);
  const { y = -1 } = (await banner.boundingBox()) ?? {};
  expect(y).toBe(0);
});

test('the navigation has its eight entries, in order', async ({ page }) => {
  await visit(page, podcasting.path);

  const entries = await mainNavigation(page).getByRole('listitem').allInnerTexts();
  expect(entries.map(plain)).toEqual([
    'Home',
    'About Us',
    'Podcasts',
    'Services',
    'Pricing',
    expect.stringMatching(/^Shop (coming )?soon$/i),
    'Insights',
    'Contact us',
  ]);
});

test('all entries but Pricing and Shop lead to the company’s main site', async ({ page }) => {
  await visit(page, podcasting.path);

  const links = mainNavigation(page).getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(
    [
      company.homePath,
      company.aboutPath,
      company.podcastsPath,
      company.servicesPath,
      company.insightsPath,
      company.contactPath,
    ].map((path) => new URL(path, company.mainSite).href),
  );
});

test('the logo leads to the main site and has a variant for each theme', async ({ page }) => {
  await visit(page, podcasting.path);

  const logo = page.getByRole('banner').getByRole('link', { name: company.companyName });
  await expect(logo).toHaveAttribute('href', new URL(company.homePath, company.mainSite).href);
  const light = await logo.screenshot();
  expect(await computedTheme(page.getByRole('banner'))).toBe('light');

  await themeToggle(page).press('Space');
  await expect.poll(() => computedTheme(page.getByRole('banner'))).toBe('dark');
  expect(light.equals(await logo.screenshot())).toBe(false);
});

for (const { path } of pages) {
  test(`on ${path}, Pricing is highlighted and the page’s link is marked as current`, async ({
    page,
  }) => {
    await visit(page, path);

    // The mark below an entry is a pseudo-element.
    const marked = await mainNavigation(page)
      .locator('a, button')
      .evaluateAll((entries) =>
        entries
          .filter((entry) => getComputedStyle(entry, '::after').content !== 'none')
          .map((entry) => entry.textContent),
      );
    expect(marked).toEqual(['Pricing']);

    await pricing(page).click();
    const current = mainNavigation(page).locator('[aria-current="page"]');
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute('href', path);
  });
}

test.describe('the Pricing dropdown', () => {
  test.beforeEach(async ({ page }) => {
    // The clock runs, and a test can move it forward.
    await page.clock.install();
    await visit(page, podcasting.path);
  });

  test('is closed at first, and leads to the two pages', async ({ page }) => {
    await expect(pricing(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(dropdownLink(page, 'Bundles')).toHaveCount(0);

    await pricing(page).click();
    await expect(pricing(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(dropdownLink(page, 'Bundles')).toHaveText([
      'Podcasting Bundles',
      'Digital Marketing Bundles',
    ]);
    await expect(dropdownLink(page, 'Podcasting Bundles')).toHaveAttribute('href', podcasting.path);
    await expect(dropdownLink(page, 'Digital Marketing Bundles')).toHaveAttribute(
      'href',
      digitalMarketing.path,
    );
  });

  test('opens on hover, stays while the pointer is on it, and closes when it leaves', async ({
    page,
  }) => {
    await pricing(page).hover();
    await expect(dropdownLink(page, 'Digital Marketing Bundles')).toBeVisible();

    await dropdownLink(page, 'Digital Marketing Bundles').hover();
    await page.clock.fastForward('01:00');
    await expect(dropdownLink(page, 'Digital Marketing Bundles')).toBeVisible();

    await page.mouse.move(awayFromHeader.x, awayFromHeader.y);
    await expect(dropdownLink(page, 'Bundles')).toHaveCount(0);
  });

  test('is pinned by a click after a hover: leaving does not close it', async ({ page }) => {
    await pricing(page).hover();
    await expect(dropdownLink(page, 'Podcasting Bundles')).toBeVisible();
    await pricing(page).click();
    await page.mouse.move(awayFromHeader.x, awayFromHeader.y);
    await page.clock.fastForward('01:00');

    await expect(dropdownLink(page, 'Podcasting Bundles')).toBeVisible();
    await expect(pricing(page)).toHaveAttribute('aria-expanded', 'true');
  });

  test('is pinned by a click at once, and closed by another', async ({ page }) => {
    await pricing(page).click();
    await page.clock.fastForward('01:00');
    await expect(dropdownLink(page, 'Podcasting Bundles')).toBeVisible();

    await pricing(page).click();
    await page.clock.fastForward('01:00');
    await expect(dropdownLink(page, 'Bundles')).toHaveCount(0);
  });

  test('opens on hover again after a click has closed it and the pointer has left', async ({
    page,
  }) => {
    await pricing(page).click();
    await pricing(page).click();
    await expect(dropdownLink(page, 'Bundles')).toHaveCount(0);
    await page.mouse.move(awayFromHeader.x, awayFromHeader.y);

    await pricing(page).hover();
    await expect(dropdownLink(page, 'Podcasting Bundles')).toBeVisible();
  });

  test('closes on a click anywhere outside', async ({ page }) => {
    for (const outside of [
      page.getByRole('heading', { level: 1 }),
      // Takes no focus from the dropdown.
      page.getByRole('complementary', { name: 'Announcement' }),
      footer(page),
    ]) {
      await clickInPlace(pricing(page));
      await expect(dropdownLink(page, 'Podcasting Bundles')).toBeVisible();

      await outside.click();
      await expect(dropdownLink(page, 'Bundles')).toHaveCount(0);
    }
  });

  test('closes on Escape, and the focus returns to its button', async ({ page }) => {
    await pricing(page).click();
    await dropdownLink(page, 'Podcasting Bundles').focus();
    await page.keyboard.press('Escape');

    await expect(dropdownLink(page, 'Bundles')).toHaveCount(0);
    await expect(pricing(page)).toBeFocused();
  });

  test('closes on Escape when only hover has opened it', async ({ page }) => {
    await pricing(page).hover();
    await expect(dropdownLink(page, 'Podcasting Bundles')).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(dropdownLink(page, 'Bundles')).toHaveCount(0);
  });

  for (const [name, { path }] of [
    ['Podcasting Bundles', podcasting],
    ['Digital Marketing Bundles', digitalMarketing],
  ] as const) {
    test(`closes once ${name} is chosen, and stays closed under the pointer`, async ({ page }) => {
      await pricing(page).click();
      await dropdownLink(page, name).click();

      await expect(page).toHaveURL(path);
      await page.clock.fastForward('01:00');
      await expect(dropdownLink(page, 'Bundles')).toHaveCount(0);
    });
  }
});
