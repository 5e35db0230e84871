import AxeBuilder from '@axe-core/playwright';
import {
  dropdownLink,
  mainNavigation,
  menuToggle,
  pages,
  podcasting,
  pricing,
  sheet,
  themes,
  themeToggle,
  toast,
  viewButton,
  views,
  waitForAnimations,
} from './locators.ts';
import { expect, test, visit } from './test.ts';

type Page = Parameters<typeof pricing>[0];

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Otherwise axe measures colours in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Expects that axe finds nothing wrong with the page as it is now. */
async function expectNoViolations(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(standards)
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
  expect.soft(found, state).toEqual([]);
}

/** Runs through the themes, from light. */
async function inEachTheme(page: Page, check: (theme: string) => Promise<void>) {
  for (const theme of themes) {
    await themeToggle(page).setChecked(theme === 'dark');
    await check(theme);
  }
}

for (const sitePage of pages) {
  for (const width of [360, 768, 1280]) {
    test(`${sitePage.path} at ${width} px has no violations, in each view and theme`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, sitePage.path);
      for (const view of views) {
        await viewButton(page, sitePage[view].name).check();
        await inEachTheme(page, (theme) =>
          expectNoViolations(page, `${sitePage[view].name}, ${theme}`),
        );
      }
    });
  }
}

for (const width of [360, 768]) {
  test(`the open sheet at ${width} px has no violations, with and without a toast`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, podcasting.path);
    await inEachTheme(page, async (theme) => {
      await menuToggle(page).click();
      await sheet(page).getByText('Pricing', { exact: true }).click();
      await waitForAnimations(sheet(page));
      await expectNoViolations(page, `sheet, ${theme}`);

      await sheet(page).getByRole('button', { name: 'Shop' }).press('Enter');
      await expect(toast(page)).toHaveCount(1);
      await expectNoViolations(page, `sheet and toast, ${theme}`);
      await toast(page).getByRole('button', { name: 'Close' }).click();
      await page.keyboard.press('Escape');
      await page.reload();
    });
  });
}

test('the open dropdown has no violations', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, podcasting.path);
  await inEachTheme(page, async (theme) => {
    await pricing(page).click();
    await expect(dropdownLink(page, 'Bundles')).toHaveCount(2);
    await expectNoViolations(page, `dropdown, ${theme}`);
    await page.keyboard.press('Escape');
  });
});

test('the toast and the tooltip have no violations', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, podcasting.path);
  const shop = mainNavigation(page).getByRole('button', { name: 'Shop' });
  await inEachTheme(page, async (theme) => {
    await shop.hover({ force: true });
    await shop.press('Enter');
    await expect(toast(page)).toHaveCount(1);
    await expect(page.getByRole('tooltip')).toHaveCount(1);
    await expectNoViolations(page, `toast and tooltip, ${theme}`);
  });
});
