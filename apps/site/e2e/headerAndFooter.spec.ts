import type { Locator, Page } from '@playwright/test';
import { company } from '../tests/company.ts';
import {
  boxOf,
  computedTheme,
  digitalMarketing,
  expectPage,
  footer,
  mainNavigation,
  menuToggle,
  pageLinks,
  pages,
  podcasting,
  pricing,
  sheet,
  sheetPricing,
  shopIn,
  tabTo,
  themeButton,
  toast,
  viewButton,
  waitForAnimations,
  words,
} from './locators.ts';
import { recordAnnouncements } from './screenReader.ts';
import { expect, test, visit } from './test.ts';

/*
 * That the site gives the header, the sheet, the footer and the toast what they need. How these
 * open, close and are operated is tested with the design system.
 */

const mainSite = (path: string) => new URL(path, company.mainSite).href;

const {
  home,
  about,
  podcasts,
  services,
  pricing: prices,
  shop,
  insights,
  contact,
} = words.navigation;

/** The entries, and where they lead from the header. */
const entries = [
  [home, mainSite(company.homePath)],
  [about, mainSite(company.aboutPath)],
  [podcasts, mainSite(company.podcastsPath)],
  [services, mainSite(company.servicesPath)],
  [prices, null],
  [`${shop} ${words.shopMark}`, null],
  [insights, mainSite(company.insightsPath)],
  [contact, mainSite(company.contactPath)],
];

const skipLink = (page: Page) => page.getByRole('link', { name: words.skipLink });

test('the announcement, the logo and eight entries are in the header, the sheet and the footer', async ({
  page,
}) => {
  await visit(page, podcasting.path);
  const announcement = page.getByRole('complementary', { name: 'Announcement' });
  await expect(announcement).toContainText(words.banner);
  expect((await boxOf(announcement)).y).toBe(0);

  const banner = page.getByRole('banner');
  const logo = banner.getByRole('link', { name: company.companyName });
  await expect(logo).toHaveAttribute('href', mainSite(company.homePath));
  await themeButton(page, 'dark').press('Space');
  await expect.poll(() => computedTheme(banner)).toBe('dark');

  const entriesOf = (region: Locator) =>
    region
      .locator('a, button, summary')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((entry) => [entry.textContent.trim(), entry.getAttribute('href')]),
      );
  expect(await entriesOf(mainNavigation(page)), 'in the header').toEqual(entries);
  const { email, phone, website } = company;
  expect(await entriesOf(footer(page)), 'in the footer').toEqual([
    ...entries.map(([name, to]) => [name, name === prices ? podcasting.path : to]),
    [email, `mailto:${email}`],
    [phone, expect.stringMatching(/^tel:\+\d+$/)],
    [new URL(website).host, website],
  ]);
  await expect(footer(page)).toContainText(words.copyright);
  await page.setViewportSize({ width: 800, height: 700 });
  await menuToggle(page).click();
  const navigation = sheet(page).getByRole('navigation');
  expect(await entriesOf(navigation), 'in the sheet').toEqual(entries);
});

test('by keyboard the dropdown marks the page that is shown, and leads to the start of another', async ({
  page,
}) => {
  await visit(page, podcasting.path);
  const links = pageLinks(mainNavigation(page));
  const current = mainNavigation(page).locator('[aria-current="page"]');
  await expect(links).toHaveCount(0);
  await tabTo(pricing(page));
  await page.keyboard.press('Enter');
  await expect(links).toHaveText(pages.map(({ menuLabel }) => menuLabel));
  await expect(current).toHaveText(podcasting.menuLabel);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPage(page, digitalMarketing);
  await expect(links).toHaveCount(0);
  await expect(skipLink(page)).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skipLink(page)).toBeFocused();
  await expect(skipLink(page)).toBeInViewport({ ratio: 1 });

  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(skipLink(page)).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();

  await pricing(page).click();
  await expect(current).toHaveText(digitalMarketing.menuLabel);
});

/** Tabs through the page, and returns the part of it that each stop is in; none is covered. */
async function tabThrough(page: Page, stops: number): Promise<string[]> {
  const parts: string[] = [];
  // To the end of the page, and back.
  for (const key of [...Array(stops).fill('Tab'), ...Array(stops - 3).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    const { part, covered } = await page.evaluate(async () => {
      // The bottom bar comes back for the focus. In a card out of view, animations do not end.
      const bars = document.getAnimations().filter(({ effect }) => {
        const { target } = effect as KeyframeEffect;
        return !target?.closest('article');
      });
      await Promise.allSettled(bars.map((animation) => animation.finished));
      const focused = document.activeElement ?? document.body;
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isSeen = [focused, focused.closest('label')].some((it) => it?.contains(seen));
      const landmark = focused.closest('header, section, main, footer');
      return {
        part: landmark?.tagName ?? focused.textContent ?? '',
        covered: isSeen || focused === document.body ? undefined : focused.outerHTML,
      };
    });
    expect(covered, 'what is covered').toBeUndefined();
    parts.push(part);
  }
  return parts.slice(0, stops);
}

test('Tab goes through the page in order, and the sticky bars cover no stop', async ({ page }) => {
  await visit(page, podcasting.path);
  expect(await tabThrough(page, 34)).toEqual([
    words.skipLink,
    // The logo and eight entries.
    ...Array(9).fill('HEADER'),
    // The chosen radio button and the toggle.
    ...Array(2).fill('SECTION'),
    // The name and Enquire, on each card.
    ...Array(6).fill('MAIN'),
    // Enquire, share, print, e-mail and phone.
    ...Array(5).fill('SECTION'),
    // Eight entries, e-mail, phone and website.
    ...Array(11).fill('FOOTER'),
  ]);

  // With the bar at the bottom.
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, digitalMarketing.path);
  await tabThrough(page, 72);
});

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

test('by keyboard the sheet shows the toast and leads to another page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, podcasting.path);
  await tabTo(menuToggle(page));
  await page.keyboard.press('Enter');
  await tabTo(shopIn(sheet(page)));
  for (const key of ['Enter', 'Enter', 'Space']) await page.keyboard.press(key);
  await expect(toast(page)).toHaveCount(1);
  await tabTo(toast(page).getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await expect(toast(page)).toHaveCount(0);
  await expect(sheet(page)).toBeVisible();

  await sheetPricing(page).click();
  const links = pageLinks(sheet(page));
  await expect(links).toHaveText(pages.map(({ menuLabel }) => menuLabel));
  await expect(sheet(page).locator('[aria-current="page"]')).toHaveText(podcasting.menuLabel);
  await tabTo(links.last());
  await page.keyboard.press('Enter');
  await expectPage(page, digitalMarketing);
  await expect(sheet(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(skipLink(page)).toBeFocused();
});

test('the Shop is coming soon, as its description and a toast say, in the header, the sheet and the footer', async ({
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
    // It is disabled for assistive technology only; a click still has an effect.
    await shopIn(region).hover({ force: true });
    await expect(region.getByRole('tooltip')).toHaveText(title);
    await shopIn(region).click({ force: true });
    await expect(toast(page)).toContainText(title);
    await expect.poll(announcements).toEqual([`Notification ${title} ${description}`]);
  }
});
