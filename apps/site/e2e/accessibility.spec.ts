import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pages, podcasting, views } from '../tests/pages.ts';
import { words } from '../tests/words.ts';
import { waitForAnimations } from './elements.ts';
import { menuToggle, sheet } from './navigation.ts';
import { expectView, themeButton, themes, viewButton } from './preferences.ts';
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

/** The width at which a view's tree is recorded: together they have both layouts of each page. */
const recordedAt = { brand: 'wide', creator: 'narrow' } as const;

/*
 * The accepted trees are in `aria-snapshots/`: read them from top to bottom, as a screen reader
 * does. After a change on purpose: `pnpm accept`.
 */
for (const sitePage of pages) {
  for (const view of views) {
    const width = recordedAt[view];
    const name = `${sitePage.path.slice(1)}-${view}-${width}`;

    test(`the accessibility tree of ${name} matches its snapshot, before and after hydration`, async ({
      page,
    }) => {
      // Promotions have ended: their days differ.
      await page.clock.setFixedTime('2999-01-01');
      const scripts = await delayScripts(page);
      // Not by the switch, which would be announced.
      await page.goto(`${sitePage.path}?view=${view}`);
      await expectView(page, sitePage, view);
      const prerendered = await treesByWidth(page);
      await page.setViewportSize({ width: widths[width], height: 800 });
      // What is around the main part is the same on each page.
      const recorded = page.locator(sitePage === podcasting ? 'body' : 'main');
      expect.soft(await accessibilityTree(recorded)).toMatchSnapshot([`${name}.aria.yml`]);
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
  expect(await accessibilityTree(sheet(page))).toMatchSnapshot(['sheet.aria.yml']);
});

for (const moment of ['before', 'after']) {
  test(`a switch of the view ${moment} hydration is announced once, besides by its radio button`, async ({
    page,
  }) => {
    // A view that was stored is not announced.
    await page.goto(podcasting.path);
    await viewButton(page, podcasting.creator.name).check();
    const scripts = await delayScripts(page);
    await page.reload();
    if (moment === 'after') await scripts.release();
    const announcements = await recordAnnouncements(page);
    await viewButton(page, podcasting.creator.name).focus();
    await page.keyboard.press('ArrowLeft');
    await expectView(page, podcasting, 'brand');
    if (moment === 'before') await scripts.release();
    // No page is announced, though the title changes.
    const { name, fullTitle } = podcasting.brand;
    await expect(page).toHaveTitle(fullTitle);
    await expect.poll(announcements).toEqual([words.viewShown(name)]);
  });
}
