import {
  digitalMarketing,
  dropdownLink,
  expectPage,
  expectView,
  mainNavigation,
  menuToggle,
  pages,
  podcasting,
  pricing,
  sheet,
  toast,
  viewButton,
  views,
  waitForAnimations,
} from './locators.ts';
import { accessibilityTree, recordAnnouncements } from './screenReader.ts';
import { expect, test, visit } from './test.ts';

const widths = { narrow: 390, wide: 1280 };

/*
 * The accepted trees are in `aria-snapshots/`: read them from top to bottom, as a screen reader
 * does. After a change on purpose: `pnpm accept`.
 */
for (const sitePage of pages) {
  for (const view of views) {
    for (const [width, pixels] of Object.entries(widths)) {
      const name = `${sitePage.path.slice(1)}-${view}-${width}`;

      test(`the accessibility tree of ${name} matches its snapshot, before and after hydration`, async ({
        page,
      }) => {
        await page.setViewportSize({ width: pixels, height: 800 });
        await page.goto(sitePage.path);
        await viewButton(page, sitePage[view].name).check();
        await expectView(page, sitePage, view);
        const prerendered = await accessibilityTree(page.locator('body'));
        expect(prerendered).toMatchSnapshot([`${name}.aria.yml`]);

        await visit(page, sitePage.path);
        expect(await accessibilityTree(page.locator('body')), 'after hydration').toBe(prerendered);
      });
    }
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

for (const [width, pixels] of Object.entries(widths)) {
  for (const sitePage of pages) {
    for (const view of views) {
      test(`${sitePage.path}, ${view}, ${width}: one h1, and no heading level is skipped`, async ({
        page,
      }) => {
        await page.setViewportSize({ width: pixels, height: 800 });
        await page.goto(sitePage.path);
        await viewButton(page, sitePage[view].name).check();
        const levels = await page
          .getByRole('heading')
          .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));

        expect(levels.length).toBeGreaterThan(2);
        expect(levels.filter((level) => level === 1)).toEqual([1]);
        expect(levels[0]).toBe(1);
        const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
        expect(skipped).toEqual([]);
      });

      test(`${sitePage.path}, ${view}, ${width}: no two landmarks have the same name`, async ({
        page,
      }) => {
        await page.setViewportSize({ width: pixels, height: 800 });
        await page.goto(sitePage.path);
        await viewButton(page, sitePage[view].name).check();
        const landmarks = (await accessibilityTree(page.locator('body'))).match(
          /(?<=^\s*- )(banner|complementary|contentinfo|form|main|navigation|region|search)\b[^:\n]*/gm,
        );

        expect(landmarks).toEqual(
          expect.arrayContaining(['banner', 'main', 'contentinfo', 'region "Display"']),
        );
        expect(new Set(landmarks).size).toBe(landmarks?.length);
        // A landmark that may occur several times has a name.
        expect(landmarks).not.toContain('region');
        expect(landmarks).not.toContain('navigation');
      });
    }
  }
}

test('a screen reader can relate each value of the table to its item and its tier', async ({
  page,
}) => {
  await page.goto(digitalMarketing.path);
  const table = page.getByRole('table', { name: 'Digital marketing packages compared' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Feature',
    'Platinum',
    'Gold',
    'Silver',
    'Bronze',
  ]);

  // Chromium's own tree: CSS layout can remove a table's semantics.
  const devTools = await page.context().newCDPSession(page);
  const { nodes } = await devTools.send('Accessibility.getFullAXTree');
  const roles = new Map(nodes.map(({ nodeId, role }) => [nodeId, String(role?.value)]));
  const rows = nodes
    .filter(({ nodeId }) => roles.get(nodeId) === 'row')
    .map(({ childIds = [] }) => childIds.map((id) => roles.get(id)));

  const countOf = (...row: string[]) => rows.filter((each) => `${each}` === `${row}`).length;
  expect(countOf(...Array(5).fill('columnheader')), 'the tiers').toBe(1);
  expect(countOf('rowheader'), 'the groups').toBe(6);
  expect(countOf('rowheader', ...Array(4).fill('cell')), 'the items').toBe(24);
  expect(rows).toHaveLength(1 + 6 + 24);
});

test('a switch of the view is announced once, by its radio button alone', async ({ page }) => {
  await visit(page, podcasting.path);
  const announcements = await recordAnnouncements(page);
  await viewButton(page, 'Brand').focus();
  await page.keyboard.press('ArrowRight');
  await expectView(page, podcasting, 'creator');

  await expect(viewButton(page, 'Creator')).toBeFocused();
  await expect(page.getByRole('group', { name: 'Show offers for' })).toContainText('Creator');
  expect(await announcements()).toEqual([]);
});

test('a toast is announced once, in full, and not again when it closes', async ({ page }) => {
  await page.clock.install();
  await visit(page, podcasting.path);
  const announcements = await recordAnnouncements(page);
  await mainNavigation(page).getByRole('button', { name: 'Shop' }).press('Enter');
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(500);
  const once = ['Notification Coming Soon The Shop is currently under development.'];
  await expect.poll(announcements).toEqual(once);

  await page.clock.runFor(20_000);
  await expect(toast(page)).toHaveCount(0);
  expect(await announcements()).toEqual(once);
});

test('a new page is announced once, by its title', async ({ page }) => {
  await visit(page, podcasting.path);
  const announcements = await recordAnnouncements(page);
  await pricing(page).click();
  await dropdownLink(page, 'Digital Marketing Bundles').click();
  await expectPage(page, digitalMarketing);

  await expect.poll(announcements).toEqual([await page.title()]);
});
