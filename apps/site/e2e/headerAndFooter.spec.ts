import { digitalMarketing, pages, podcasting } from '../tests/pages.ts';
import { words } from '../tests/words.ts';
import { boxOf, clickInPlace, tabTo, waitForAnimations } from './elements.ts';
import {
  expectPage,
  footer,
  mainNavigation,
  menuToggle,
  pageLinks,
  pricing,
  sheet,
  shopIn,
  toast,
} from './navigation.ts';
import { expectView, viewButton } from './preferences.ts';
import { recordAnnouncements } from './screenReader.ts';
import { expect, test, visit } from './test.ts';

/*
 * That the site gives the header, the sheet and the toast what they need. How these open, close and
 * are operated is tested with the design system; where the links lead, in `tests/links.test.ts`.
 */

for (const [part, width, navigation] of [
  ['dropdown', 1280, mainNavigation],
  ['sheet', 390, sheet],
] as const) {
  test(`by keyboard the ${part} marks the page that is shown, and leads to the start of another`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, podcasting.path);
    const skipLink = page.getByRole('link', { name: words.skipLink });
    const links = pageLinks(navigation(page));
    const current = navigation(page).locator('[aria-current="page"]');
    await expect(links).toHaveCount(0);
    await tabTo(part === 'sheet' ? menuToggle(page) : pricing(page));
    await page.keyboard.press('Enter');
    await expect(links).toHaveText(pages.map(({ menuLabel }) => menuLabel));
    await expect(current).toHaveText(podcasting.menuLabel);
    await tabTo(links.nth(1));
    await page.keyboard.press('Enter');
    await expectPage(page, pages[1]);
    await expect(links).toHaveCount(0);
    await expect(skipLink).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport({ ratio: 1 });

    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(skipLink).not.toBeInViewport();
  });
}

for (const [{ path }, width, stops] of [
  [podcasting, 1280, 34],
  // With the bar at the bottom.
  [digitalMarketing, 390, 72],
] as const) {
  test(`Tab goes through ${path} in order, at ${width} px, and the sticky bars cover no stop`, async ({
    page,
  }) => {
    // The bottom bar comes back for the focus at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await visit(page, path);
    const parts: string[] = [];
    // To the end of the page, and back.
    for (const key of [...Array(stops).fill('Tab'), ...Array(stops - 3).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      const { part, covered } = await page.evaluate(() => {
        const focused = document.activeElement ?? document.body;
        const { left, right, top, bottom } = focused.getBoundingClientRect();
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isSeen = [focused, focused.closest('label')].some((it) => it?.contains(seen));
        const landmark = focused.closest('header, section, main, footer');
        return {
          part: landmark?.tagName ?? focused.textContent,
          covered: isSeen || focused === document.body ? undefined : focused.outerHTML,
        };
      });
      expect(covered, 'what is covered').toBeUndefined();
      if (key === 'Tab' && part !== parts.at(-1)) parts.push(part);
    }
    if (width === 390) return;
    expect(parts).toEqual([words.skipLink, 'HEADER', 'SECTION', 'MAIN', 'SECTION', 'FOOTER']);
  });
}

test('using the header or the view switch by keyboard does not scroll the page', async ({
  page,
}) => {
  await visit(page, digitalMarketing.path);
  await page.evaluate(() => scrollTo(0, 900));
  // The bars are sticky: what is in them is visible at any scroll position.
  for (const [start, ...keys] of [
    [pricing(page), 'Shift+Tab', 'Tab', 'Enter', 'Escape'],
    [viewButton(page, digitalMarketing.brand.name), 'ArrowRight', 'Tab', 'Space'],
  ] as const) {
    await start.evaluate((element) => element.focus({ preventScroll: true }));
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
      expect(await page.evaluate(() => scrollY), key).toBe(900);
    }
  }
});

test('the Shop is disabled and coming soon, as its description and a toast say, in the header, the sheet and the footer', async ({
  page,
}) => {
  const { title, description } = words.comingSoon;
  for (const [region, width] of [
    [mainNavigation(page), 1280],
    [footer(page), 1280],
    [sheet(page), 390],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, podcasting.path);
    const announcements = await recordAnnouncements(page);
    if (width === 390) {
      await menuToggle(page).click();
      await waitForAnimations(sheet(page));
    }
    await expect(shopIn(region)).toHaveAttribute('aria-disabled', 'true');
    await expect(shopIn(region)).toHaveAccessibleDescription(title);
    await shopIn(region).hover();
    await expect(region.getByRole('tooltip')).toHaveText(title);
    await clickInPlace(shopIn(region));
    await expect(toast(page)).toContainText(title);
    expect((await boxOf(toast(page))).bottom, 'in the upper half').toBeLessThan(400);
    await expect.poll(announcements).toEqual([`${words.toasts.toast} ${title} ${description}`]);
  }
});

test('a link to the current page keeps the view, and scrolls to the top', async ({ page }) => {
  await visit(page, `${digitalMarketing.path}?view=sme`);
  await page.evaluate(() => scrollTo(0, 2000));
  await footer(page).getByRole('link', { name: words.navigation.pricing }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL(/\/digital-marketing\?view=sme$/);
  await expectView(page, digitalMarketing, 'creator');
});
