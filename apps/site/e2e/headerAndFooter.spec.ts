import type { Page } from '@playwright/test';
import { home, other, otherView, pages } from '../tests/pages.ts';
import { entriesToCome, pricingLabel, words } from '../tests/words.ts';
import * as site from './elements.ts';
import { expect, recordAnnouncements, test, visit } from './test.ts';

const focused = (page: Page) =>
  page.evaluate(() => {
    const focus = document.activeElement ?? document.body;
    if (focus === document.body) return undefined;
    const { left, right, top, bottom } = focus.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    // Accepts a label that covers its own input.
    const isSeen = (focus.closest('label') ?? focus).contains(seen);
    return { html: focus.outerHTML, isSeen };
  });

for (const { path } of pages) {
  test(`on ${path}, nothing covers a focused element`, async ({ page }) => {
    test.slow();
    // With reduced motion, the bottom bar returns on focus without a transition.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    for (const [width, height, theme] of [
      [1440, 900, 'light'],
      [1280, 800, 'dark'],
      [800, 1024, 'light'],
      [390, 800, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await site.themeButton(page, theme).press('Space');
      for (const key of ['Tab', 'Shift+Tab']) {
        let stops = 0;
        await page.keyboard.press(key);
        for (let it = await focused(page); it; it = await focused(page)) {
          expect.soft(it.isSeen, `${width} px, ${key}: ${it.html}`).toBe(true);
          stops++;
          await page.keyboard.press(key);
        }
        expect(stops).toBeGreaterThan(15);
      }
    }
  });
}

for (const { label, badge, tooltip, toast: message } of entriesToCome) {
  test(`${label} says that it is coming soon`, async ({ page }) => {
    const { title, description } = message;
    const entry = site.mainNavigation(page).getByRole('button', { name: label });
    await visit(page, home.path);
    const announcements = await recordAnnouncements(page);
    // An entry has no description if its tooltip repeats its badge, because screen readers would read both.
    const isSaid = badge?.toLowerCase() === tooltip.toLowerCase();
    await expect(entry).toHaveAccessibleDescription(isSaid ? '' : tooltip);
    await entry.hover();
    await site.clickInPlace(entry);
    const { x, right, bottom } = await site.boxOf(site.toast(page, description));
    expect(bottom, 'in the upper half').toBeLessThan(400);
    const middle = (await page.evaluate(() => innerWidth)) / 2;
    // Allows for a scrollbar, which may shift the centre.
    expect(Math.abs((x + right) / 2 - middle), 'in the centre').toBeLessThan(10);
    await expect
      .poll(announcements)
      .toEqual([`${words.toastProvider.toast} ${title} ${description}`]);
  });
}

test('the footer’s Pricing link leads to the top of the first page in the same view', async ({
  page,
}) => {
  await visit(page, `${other.path}?view=${other[otherView].audience}`);
  const pricing = site.footer(page).getByRole('link', { name: pricingLabel });
  await expect(pricing).toHaveAttribute('aria-current', 'true');
  for (const position of [2000, 1000]) {
    await page.evaluate((top) => scrollTo(0, top), position);
    await pricing.click();
    await expect.poll(() => site.scrollTop(page)).toBe(0);
    await site.expectPage(page, home);
    await site.expectView(page, home, otherView);
    await expect(pricing).toHaveAttribute('aria-current', 'page');
  }
});
