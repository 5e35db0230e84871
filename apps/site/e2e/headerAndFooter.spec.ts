import { digitalMarketing, pages, podcasting } from '../tests/pages.ts';
import { entriesToCome, pricingLabel, words } from '../tests/words.ts';
import {
  boxOf,
  clickInPlace,
  expectPage,
  expectView,
  footer,
  mainNavigation,
  menuToggle,
  openSheet,
  pricing,
  scrollTop,
  sheet,
  toast,
} from './elements.ts';
import { expect, recordAnnouncements, test, visit } from './test.ts';

/*
 * Tests the site's content of the header, the sheet and the toast. The design system tests how these
 * open, close and work; `tests/links.test.ts` tests where the links lead.
 */

for (const [part, width, navigation, opener] of [
  ['dropdown', 1280, mainNavigation, pricing],
  ['sheet', 390, sheet, menuToggle],
] as const) {
  test(`by keyboard the ${part} leads to the start of another page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, podcasting.path);
    const skipLink = page.getByRole('link', { name: words.skipLink });
    const labels = pages.map(({ menuLabel }) => menuLabel);
    const links = navigation(page).getByRole('link', { name: new RegExp(labels.join('|')) });
    await expect(links).toHaveCount(0);
    await opener(page).press('Enter');
    await expect(links).toHaveText(labels);
    const current = navigation(page).locator('[aria-current="page"]');
    await expect(current).toHaveText(podcasting.menuLabel);
    await links.nth(1).press('Enter');
    await expectPage(page, digitalMarketing);
    await expect(links).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(skipLink).toBeFocused();
  });
}

for (const [{ path }, width, stops] of [
  [podcasting, 1280, 35],
  // With the bar at the bottom.
  [digitalMarketing, 390, 72],
] as const) {
  test(`at ${width} px no bar covers what Tab reaches on ${path}`, async ({ page }) => {
    // The bottom bar returns on focus without a transition.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await visit(page, path);
    // To the end of the page, and back.
    for (const key of [...Array(stops).fill('Tab'), ...Array(stops - 3).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      const covered = await page.evaluate(() => {
        const focused = document.activeElement ?? document.body;
        const { left, right, top, bottom } = focused.getBoundingClientRect();
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isSeen = [focused, focused.closest('label')].some((it) => it?.contains(seen));
        return isSeen || focused === document.body ? undefined : focused.outerHTML;
      });
      expect(covered, 'what is covered').toBeUndefined();
    }
  });
}

test('using the sticky bars by keyboard does not scroll the page', async ({ page }) => {
  await visit(page, digitalMarketing.path);
  await page.evaluate(() => scrollTo(0, 900));
  // The bars are sticky: what is in them is visible at any scroll position.
  await pricing(page).evaluate((element) => element.focus({ preventScroll: true }));
  const keys = 'Shift+Tab Tab Enter Escape Tab Tab Tab Tab ArrowRight Tab Space';
  for (const key of keys.split(' ')) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
    // Not to the pixel: a view may be higher than the other.
    expect(await scrollTop(page), key).toBeCloseTo(900, -2);
  }
});

for (const { label, tooltip, toast: message } of entriesToCome) {
  for (const [place, region] of Object.entries({ header: mainNavigation, footer, sheet })) {
    test(`${label} in the ${place} says that it is coming soon`, async ({ page }) => {
      const { title, description } = message;
      const entry = region(page).getByRole('button', { name: label });
      if (place === 'sheet') await page.setViewportSize({ width: 390, height: 800 });
      await visit(page, podcasting.path);
      const announcements = await recordAnnouncements(page);
      if (place === 'sheet') await openSheet(page);
      await expect(entry).toHaveAccessibleDescription(tooltip);
      await entry.hover();
      await clickInPlace(entry);
      const { bottom } = await boxOf(toast(page, description));
      expect(bottom, 'in the upper half').toBeLessThan(400);
      await expect.poll(announcements).toEqual([`${words.toasts.toast} ${title} ${description}`]);
    });
  }
}

test('a link to the current page keeps the view, and scrolls to the top', async ({ page }) => {
  await visit(page, `${digitalMarketing.path}?view=sme`);
  await page.evaluate(() => scrollTo(0, 2000));
  await footer(page).getByRole('link', { name: pricingLabel }).click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page).toHaveURL(/\/digital-marketing\?view=sme$/);
  await expectView(page, digitalMarketing, 'creator');
});
