import { company } from './company.ts';
import {
  boxOf,
  clickInPlace,
  digitalMarketing,
  mainNavigation,
  menuToggle,
  plain,
  podcasting,
  sheet,
  waitForAnimations,
} from './locators.ts';
import { watchMotion } from './motion.ts';
import { expect, test, visit } from './test.ts';

test.use({ viewport: { width: 800, height: 700 } });

test.beforeEach(({ page }) => visit(page, podcasting.path));

test('below lg a menu toggle replaces the navigation', async ({ page }) => {
  await page.setViewportSize({ width: 1023, height: 700 });
  await expect(menuToggle(page)).toBeVisible();
  await expect(mainNavigation(page)).toBeHidden();

  await page.setViewportSize({ width: 1024, height: 700 });
  await expect(menuToggle(page)).toBeHidden();
  await expect(mainNavigation(page)).toBeVisible();
});

test.describe('where scrollbars take no space', () => {
  test.use({ isMobile: true, hasTouch: true });

  for (const [window, width] of [
    [320, 320],
    [639, 639],
    [640, 400],
    [1023, 400],
  ] as const) {
    test(`in a window of ${window} px the sheet is ${width} px wide, on the right`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: window, height: 700 });
      await menuToggle(page).tap();

      const box = await boxOf(sheet(page));
      expect(box).toMatchObject({ width, right: window, y: 0, height: 700 });
    });
  }
});

test('the sheet slides in from the right', async ({ page }) => {
  const motions = await watchMotion(page);
  await menuToggle(page).click();

  await expect
    .poll(motions)
    .toContainEqual(expect.objectContaining({ properties: ['translate'], from: '100%' }));
});

test('the sheet has the navigation’s entries', async ({ page }) => {
  await menuToggle(page).click();

  const entries = sheet(page)
    .getByRole('navigation')
    .getByRole('list')
    .first()
    .locator(':scope > li');
  expect((await entries.allInnerTexts()).map(plain)).toEqual([
    'Home',
    'About Us',
    'Podcasts',
    'Services',
    'Pricing',
    expect.stringMatching(/^Shop (coming )?soon$/i),
    'Insights',
    'Contact us',
  ]);
  await expect(sheet(page).getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    new URL(company.contactPath, company.mainSite).href,
  );
});

test('the sheet’s Pricing sub-list expands and collapses, and marks the current page', async ({
  page,
}) => {
  await menuToggle(page).click();
  const links = sheet(page).getByRole('link', { name: 'Bundles' });
  await expect(links).toHaveCount(0);

  await sheet(page).getByText('Pricing', { exact: true }).click();
  await expect(links).toHaveText(['Podcasting Bundles', 'Digital Marketing Bundles']);
  await expect(links.first()).toHaveAttribute('aria-current', 'page');
  await expect(links.last()).not.toHaveAttribute('aria-current');

  await sheet(page).getByText('Pricing', { exact: true }).click();
  await expect(links).toHaveCount(0);
});

for (const [name, { path }] of [
  ['Podcasting Bundles', podcasting],
  ['Digital Marketing Bundles', digitalMarketing],
] as const) {
  test(`the sheet closes once ${name} is chosen`, async ({ page }) => {
    await menuToggle(page).click();
    await sheet(page).getByText('Pricing', { exact: true }).click();
    await sheet(page).getByRole('link', { name }).click();

    await expect(page).toHaveURL(path);
    await expect(sheet(page)).toBeHidden();
  });
}

const closings: Record<string, (page: Parameters<typeof sheet>[0]) => Promise<void>> = {
  'its close button': (page) => sheet(page).getByRole('button', { name: 'Close menu' }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a click beside it': (page) => page.mouse.click(100, 400),
};

for (const [means, close] of Object.entries(closings)) {
  test(`${means} closes the sheet, and the focus returns to the toggle`, async ({ page }) => {
    await menuToggle(page).click();
    await expect(sheet(page)).toBeVisible();
    await close(page);

    await expect(sheet(page)).toBeHidden();
    await expect(menuToggle(page)).toBeFocused();
  });
}

test('the focus stays inside the open sheet', async ({ page }) => {
  await menuToggle(page).click();
  const focused = new Set<string>();
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    focused.add(
      await sheet(page).evaluate((element) => {
        // Between its last and its first element, the browser's own controls have the focus.
        if (document.activeElement === document.body) return 'browser';
        return element.contains(document.activeElement) ? 'sheet' : 'page';
      }),
    );
  }

  expect([...focused]).toContain('sheet');
  expect([...focused]).not.toContain('page');
});

test('the page behind the open sheet does not scroll', async ({ page }) => {
  const scrolled = () => page.evaluate(() => scrollY);
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(scrolled).toBe(300);
  await clickInPlace(menuToggle(page));
  await waitForAnimations(sheet(page));

  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 200);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  // Had the page scrolled under the sheet, it would be further down now.
  await page.mouse.wheel(0, 50);
  await expect.poll(scrolled).toBe(350);
});
