import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import {
  dropdownLink,
  expectView,
  mainNavigation,
  menuToggle,
  pages,
  podcasting,
  pricing,
  sheet,
  themeButton,
  themes,
  toast,
  viewButton,
  views,
  waitForAnimations,
} from './locators.ts';
import { accessibilityTree, recordAnnouncements } from './screenReader.ts';
import { delayScripts, expect, test, visit } from './test.ts';

type Theme = (typeof themes)[number];

const widths = { narrow: 390, wide: 1280 };

test.describe('axe', () => {
  // Otherwise it measures colours in the middle of a transition.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const rulesOfColour = ['color-contrast', 'link-in-text-block'];

  /** Expects nothing wrong with the page as it is now. The dark theme differs in colours only. */
  async function expectNoViolations(page: Page, state: string, theme: Theme): Promise<void> {
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (theme === 'light') axe.withTags(standards);
    else axe.withRules(rulesOfColour);
    const { violations, passes } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    );
    expect.soft(found, `${state}, ${theme}`).toEqual([]);
    expect(passes.map(({ id }) => id)).toContain('color-contrast');
  }

  for (const sitePage of pages) {
    for (const [width, pixels] of Object.entries(widths)) {
      test(`${sitePage.path}, ${width}, has no violations in any view or theme`, async ({
        page,
      }) => {
        await page.setViewportSize({ width: pixels, height: 900 });
        await visit(page, sitePage.path);
        for (const theme of themes) {
          await themeButton(page, theme).check();
          for (const view of views) {
            await viewButton(page, sitePage[view].name).check();
            await expectNoViolations(page, sitePage[view].name, theme);
          }
        }
      });
    }
  }

  for (const theme of themes) {
    test(`${theme}: the dropdown, tooltip, toast and sheet have no violations`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: widths.wide, height: 900 });
      await visit(page, podcasting.path);
      await themeButton(page, theme).check();
      await pricing(page).click();
      await expect(dropdownLink(page, 'Bundles')).toHaveCount(2);
      await expectNoViolations(page, 'the dropdown', theme);

      const shop = mainNavigation(page).getByRole('button', { name: 'Shop' });
      await shop.press('Enter');
      // Under the pointer it does not close by itself.
      await toast(page).hover();
      await expect(page.getByRole('tooltip')).toHaveCount(1);
      await expectNoViolations(page, 'the tooltip and the toast', theme);
      const closeToast = toast(page).getByRole('button', { name: 'Close' });
      await closeToast.click();

      // As wide as the page, and beside it.
      for (const width of [360, 768]) {
        await page.setViewportSize({ width, height: 900 });
        await menuToggle(page).click();
        if (width === 360) await sheet(page).getByText('Pricing', { exact: true }).click();
        await expectNoViolations(page, `the sheet at ${width} px`, theme);
        await sheet(page).getByRole('button', { name: 'Shop' }).press('Enter');
        await toast(page).hover();
        await expectNoViolations(page, `the toast above the sheet at ${width} px`, theme);
        await closeToast.click();
        await sheet(page).getByRole('button', { name: 'Close menu' }).click();
      }
    });
  }
});

/** The accessibility trees of the whole page, by the width of the window. */
async function treesByWidth(page: Page): Promise<Record<string, string>> {
  const trees: Record<string, string> = {};
  for (const [width, pixels] of Object.entries(widths)) {
    await page.setViewportSize({ width: pixels, height: 800 });
    trees[width] = await accessibilityTree(page.locator('body'));
  }
  return trees;
}

/** One `h1`, no heading level is skipped, and no two landmarks have the same name. */
function expectOutline(tree: string, width: string): void {
  const levels = Array.from(tree.matchAll(/- heading .*\[level=(\d)\]/g), ([, it]) => Number(it));
  expect.soft(levels.length, width).toBeGreaterThan(2);
  expect.soft(levels.lastIndexOf(1), `the only h1 comes first, ${width}`).toBe(0);
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect.soft(skipped, `skipped heading levels, ${width}`).toEqual([]);

  const landmarks = tree.match(
    /(?<=^\s*- )(banner|complementary|contentinfo|form|main|navigation|region|search)\b[^:\n]*/gm,
  );
  expect
    .soft(landmarks, width)
    .toEqual(expect.arrayContaining(['banner', 'main', 'contentinfo', 'region "Display"']));
  expect.soft(new Set(landmarks).size, `landmarks, ${width}`).toBe(landmarks?.length);
  // A landmark that may occur several times has a name.
  expect.soft(landmarks, width).not.toContain('region');
  expect.soft(landmarks, width).not.toContain('navigation');
}

/*
 * The accepted trees are in `aria-snapshots/`: read them from top to bottom, as a screen reader
 * does. After a change on purpose: `pnpm accept`.
 */
for (const sitePage of pages) {
  for (const view of views) {
    const name = `${sitePage.path.slice(1)}-${view}`;

    test(`the accessibility trees of ${name} match their snapshots`, async ({ page }) => {
      const scripts = await delayScripts(page);
      await page.goto(sitePage.path);
      await viewButton(page, sitePage[view].name).check();
      await expectView(page, sitePage, view);
      const prerendered = await treesByWidth(page);
      for (const [width, tree] of Object.entries(prerendered)) {
        expect.soft(tree).toMatchSnapshot([`${name}-${width}.aria.yml`]);
        expectOutline(tree, width);
      }

      await scripts.release();
      expect(await treesByWidth(page), 'after hydration').toEqual(prerendered);
    });
  }
}

test('the accessibility tree of the open sheet matches its snapshot', async ({ page }) => {
  await page.setViewportSize({ width: widths.narrow, height: 800 });
  await visit(page, podcasting.path);
  await menuToggle(page).click();
  await waitForAnimations(sheet(page));
  await sheet(page).getByText('Pricing', { exact: true }).click();
  expect(await accessibilityTree(sheet(page))).toMatchSnapshot(['sheet.aria.yml']);
});

test('a switch of the view is announced once, besides by its radio button', async ({ page }) => {
  await visit(page, podcasting.path);
  const announcements = await recordAnnouncements(page);
  await viewButton(page, 'Brand').focus();
  await page.keyboard.press('ArrowRight');
  await expectView(page, podcasting, 'creator');
  // No page is announced, though the title changes.
  await expect(page).toHaveTitle(/Creators/);

  await expect(viewButton(page, 'Creator')).toBeFocused();
  await expect(page.getByRole('group', { name: 'Show offers for' })).toContainText('Creator');
  expect(await announcements()).toEqual(['Creator prices shown']);
});
