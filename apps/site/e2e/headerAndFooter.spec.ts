import type { Locator, Page } from '@playwright/test';
import { company } from '../tests/company.ts';
import {
  boxOf,
  clickInPlace,
  computedTheme,
  digitalMarketing,
  dropdownLink,
  expectPage,
  footer,
  goTo,
  mainNavigation,
  menuToggle,
  plain,
  podcasting,
  pricing,
  type SitePage,
  sheet,
  tabTo,
  themeButton,
  toast,
  viewButton,
  waitForAnimations,
} from './locators.ts';
import { recordAnnouncements } from './screenReader.ts';
import { expect, test, visit } from './test.ts';

const mainSite = (path: string) => new URL(path, company.mainSite).href;

const entries = [
  ['Home', mainSite(company.homePath)],
  ['About Us', mainSite(company.aboutPath)],
  ['Podcasts', mainSite(company.podcastsPath)],
  ['Services', mainSite(company.servicesPath)],
  ['Pricing', null],
  [expect.stringMatching(/^Shop (coming )?soon$/i), null],
  ['Insights', mainSite(company.insightsPath)],
  ['Contact us', mainSite(company.contactPath)],
];

test('the announcement, logo and eight entries are there, in the sheet too', async ({ page }) => {
  await visit(page, podcasting.path);
  const announcement = page.getByRole('complementary', { name: 'Announcement' });
  await expect(announcement).toContainText(/proudly BEE Level 1 company/);
  expect((await boxOf(announcement)).y).toBe(0);

  const banner = page.getByRole('banner');
  const logo = banner.getByRole('link', { name: company.companyName });
  await expect(logo).toHaveAttribute('href', mainSite(company.homePath));
  expect(await computedTheme(banner)).toBe('light');
  await themeButton(page, 'dark').press('Space');
  await expect.poll(() => computedTheme(banner)).toBe('dark');

  const entriesOf = (region: Locator) =>
    region
      .locator('a, button, summary')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((entry) => [entry.textContent, entry.getAttribute('href')]));
  expect(await entriesOf(mainNavigation(page)), 'in the header').toEqual(entries);
  await page.setViewportSize({ width: 800, height: 700 });
  await menuToggle(page).click();
  const navigation = sheet(page).getByRole('navigation');
  expect(await entriesOf(navigation), 'in the sheet').toEqual(entries);
});

test('the footer has the same entries, the company’s contact details and the copyright line', async ({
  page,
}) => {
  await page.goto(podcasting.path);
  const names = await footer(page).getByRole('navigation').getByRole('listitem').allInnerTexts();
  expect.soft(names.map(plain)).toEqual(entries.map(([name]) => name));
  const links = await footer(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((it) => [it.textContent.trim(), it.getAttribute('href')]));
  const { email, phone, website, companyName } = company;
  expect
    .soft(links)
    .toEqual([
      ...entries.flatMap(([name, to]) =>
        name === 'Pricing' ? [[name, podcasting.path]] : to ? [[name, to]] : [],
      ),
      [email, `mailto:${email}`],
      [phone, expect.stringMatching(/^tel:\+\d+$/)],
      [new URL(website).host, website],
    ]);
  await expect(footer(page)).toContainText(`© 2025 ${companyName}`);
});

test('Pricing is highlighted, and in its dropdown the page that is shown', async ({ page }) => {
  const expectMarked = async ({ path }: SitePage) => {
    // The mark below an entry is a pseudo-element.
    const highlighted = await mainNavigation(page)
      .locator('a, button')
      .evaluateAll((all) =>
        all
          .filter((entry) => getComputedStyle(entry, '::after').content !== 'none')
          .map((entry) => entry.textContent),
      );
    expect(highlighted).toEqual(['Pricing']);

    await pricing(page).click();
    const current = mainNavigation(page).locator('[aria-current="page"]');
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute('href', path);
    await page.keyboard.press('Escape');
  };
  await visit(page, digitalMarketing.path);
  await expectMarked(digitalMarketing);

  await goTo(page, podcasting);
  await expectMarked(podcasting);
});

test('on hover the dropdown opens until the pointer leaves; a click pins it', async ({ page }) => {
  // The clock runs, and can be moved forward.
  await page.clock.install();
  await visit(page, podcasting.path);
  const links = dropdownLink(page, 'Bundles');
  const leave = () => page.mouse.move(640, 700);
  await expect(links).toHaveCount(0);
  await pricing(page).hover();
  await expect(links).toHaveText([podcasting.menuLabel, digitalMarketing.menuLabel]);

  await links.last().hover();
  await page.clock.fastForward('01:00');
  await expect(links).toHaveCount(2);
  await leave();
  await expect(links).toHaveCount(0);

  await pricing(page).click();
  await leave();
  await page.clock.fastForward('01:00');
  await expect(links).toHaveCount(2);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(links).toHaveCount(0);
});

test('by keyboard the dropdown opens, closes and leads to the start of another page', async ({
  page,
}) => {
  await visit(page, podcasting.path);
  const links = dropdownLink(page, 'Bundles');
  const skipLink = page.getByRole('link', { name: 'Skip to the offers' });
  await tabTo(pricing(page));
  await page.keyboard.press('Space');
  await expect(links).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(pricing(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(pricing(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
  await expect(pricing(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPage(page, digitalMarketing);
  await expect(links).toHaveCount(0);
  await expect(skipLink).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport({ ratio: 1 });

  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(skipLink).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

/** Tabs through the page, and returns the part of it that each stop is in; none is covered. */
async function tabThrough(page: Page, stops: number): Promise<string[]> {
  const parts: string[] = [];
  // To the end of the page, and back.
  for (const key of [...Array(stops).fill('Tab'), ...Array(stops - 3).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    const { part, covered } = await page.evaluate(async () => {
      // The bottom bar comes back for the focus.
      await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
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
    'Skip to the offers',
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
    [viewButton(page, 'Enterprise'), 'ArrowRight', 'Tab', 'Space'],
  ] as const) {
    await start.evaluate((element) => element.focus({ preventScroll: true }));
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
      expect(await page.evaluate(() => scrollY), key).toBe(900);
    }
  }
});

test('the page behind the open sheet holds still; a click on it closes it', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await visit(page, podcasting.path);
  const scrolled = () => page.evaluate(() => scrollY);
  const beside = { x: 100, y: 400 };
  await page.mouse.move(beside.x, beside.y);
  await page.mouse.wheel(0, 300);
  await expect.poll(scrolled).toBe(300);
  await clickInPlace(menuToggle(page));
  await waitForAnimations(sheet(page));
  await page.mouse.move(beside.x, beside.y);
  await page.mouse.wheel(0, 200);

  await page.mouse.click(beside.x, beside.y);
  await expect(sheet(page)).toBeHidden();
  await expect(menuToggle(page)).toBeFocused();
  // Had the page scrolled under the sheet, it would be further down now.
  await page.mouse.wheel(0, 50);
  await expect.poll(scrolled).toBe(350);
});

test('by keyboard the sheet shows the toast and leads to another page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, podcasting.path);
  await tabTo(menuToggle(page));
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('button', { name: 'Close menu' })).toBeFocused();

  await tabTo(sheet(page).getByRole('button', { name: 'Shop' }));
  for (const key of ['Enter', 'Enter', 'Space']) await page.keyboard.press(key);
  await expect(toast(page)).toHaveCount(1);
  await tabTo(toast(page).getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await expect(toast(page)).toHaveCount(0);
  await expect(sheet(page)).toBeVisible();

  await tabTo(sheet(page).getByRole('group').filter({ hasText: 'Pricing' }).locator('summary'));
  await page.keyboard.press('Space');
  const links = sheet(page).getByRole('link', { name: 'Bundles' });
  await expect(links).toHaveText([podcasting.menuLabel, digitalMarketing.menuLabel]);
  const current = sheet(page).locator('[aria-current="page"]');
  await expect(current).toHaveText([podcasting.menuLabel]);
  await tabTo(links.last());
  await page.keyboard.press('Enter');
  await expectPage(page, digitalMarketing);
  await expect(sheet(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the offers' })).toBeFocused();
});

const places = {
  header: { width: 1280, region: mainNavigation },
  sheet: { width: 390, region: sheet },
  footer: { width: 1280, region: footer },
};

for (const [place, { width, region }] of Object.entries(places)) {
  test(`the Shop in the ${place} is coming soon, as a tooltip and a toast say`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.setViewportSize({ width, height: 800 });
    await visit(page, podcasting.path);
    if (place === 'sheet') {
      await menuToggle(page).click();
      await waitForAnimations(sheet(page));
    }
    const shop = region(page).getByRole('button', { name: 'Shop' });
    await expect(shop).toHaveAttribute('aria-disabled', 'true');
    await expect(shop).toHaveText(/soon/i);
    await expect(shop).toHaveAccessibleDescription('Coming Soon');

    await test.step('the tooltip opens without delay, on hover and on focus by keyboard', async () => {
      const tooltip = region(page).getByRole('tooltip');
      // Nothing here waits.
      expect(await tooltip.count()).toBe(0);
      await shop.hover({ force: true });
      expect(await tooltip.textContent()).toBe('Coming Soon');
      expect(await tooltip.isVisible()).toBe(true);
      await page.mouse.move(10, 400);
      expect(await tooltip.count()).toBe(0);

      await page.keyboard.press('Tab');
      await shop.focus();
      expect(await tooltip.isVisible()).toBe(true);
      if (place === 'sheet') return;
      await page.keyboard.press('Escape');
      await expect(tooltip).toHaveCount(0);
    });

    await test.step('the toast is at the top centre, is announced once, and closes by itself', async () => {
      await page.clock.pauseAt(Date.now() + 60_000);
      const announcements = await recordAnnouncements(page);
      // It is disabled for assistive technology only; a click still has an effect.
      await shop.click({ force: true });
      await expect(toast(page)).toHaveCount(1);
      await expect(toast(page).getByText('Coming Soon', { exact: true })).toBeVisible();
      const text = 'The Shop is currently under development.';
      await expect(toast(page).getByText(text, { exact: true })).toBeVisible();
      const box = await boxOf(toast(page));
      expect(box.x + box.width / 2).toBeCloseTo(width / 2, 0);
      expect(box.bottom).toBeLessThan(400);
      await page.clock.runFor(500);
      const once = [`Notification Coming Soon ${text}`];
      await expect.poll(announcements).toEqual(once);

      await page.mouse.move(width / 2, 790);
      await page.clock.fastForward('00:06');
      await expect(toast(page)).toHaveCount(0);
      await page.clock.runFor(1000);
      expect(await announcements()).toEqual(once);
    });
  });
}
