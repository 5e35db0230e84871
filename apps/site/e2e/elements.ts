import { expect, type Locator, type Page } from '@playwright/test';
import { contactAddress } from '../tests/company.ts';
import {
  otherViews,
  type SitePage,
  severalPages,
  severalViews,
  type View,
} from '../tests/pages.ts';
import { pricingLabel, words } from '../tests/words.ts';

export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

export const mainNavigation = (page: Page) =>
  page.getByRole('navigation', { name: words.siteHeader.label });

export const footer = (page: Page) => page.getByRole('contentinfo');

export const pricing = (page: Page) =>
  mainNavigation(page).getByRole('button', { name: pricingLabel });

/** Matches only while the dropdown is open. */
export const dropdownLink = (page: Page, name: string) =>
  mainNavigation(page).getByRole('link', { name });

export const bottomBar = (page: Page) => page.getByRole('region', { name: words.bottomBar.label });

const menuToggle = (page: Page) => page.getByRole('button', { name: words.siteHeader.open });

export const sheet = (page: Page) => page.getByRole('dialog', { name: words.siteHeader.menu });

export const clickShare = (page: Page): Promise<void> =>
  page.getByRole('button', { name: words.share.button() }).click();

export const toast = (page: Page, description: string = words.share.copied().description) =>
  page.getByRole('listitem').filter({ hasText: description });

export const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: words.error.message });

export const viewBar = (page: Page) => page.getByRole('region', { name: words.viewBar.label });

export const viewButton = (page: Page, name: string) =>
  viewBar(page).getByRole('radio', { name, exact: true });

export const themeButton = (page: Page, theme: Theme) => viewButton(page, words.themeToggle[theme]);

/** Returns an element's box once the element has stopped moving. */
export async function boxOf(element: Locator) {
  await element.evaluate((node) =>
    Promise.allSettled(node.getAnimations().map((animation) => animation.finished)),
  );
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not visible.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/**
 * Clicks without scrolling. Playwright's own click first scrolls an element out of the page's
 * `scroll-padding`, which an element in a sticky bar cannot leave.
 */
export async function clickInPlace(element: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(element);
  await element.page().mouse.click(x + width / 2, y + height / 2);
}

export async function showView(page: Page, sitePage: SitePage, view: View): Promise<void> {
  if (severalViews) await viewButton(page, sitePage[view].name).check();
}

export async function openSheet(page: Page): Promise<void> {
  await menuToggle(page).click();
  await boxOf(sheet(page));
}

export async function choose(page: Page, name: string): Promise<void> {
  await clickInPlace(pricing(page));
  await clickInPlace(dropdownLink(page, name));
}

export async function goTo(page: Page, sitePage: SitePage): Promise<void> {
  if (severalPages) await choose(page, sitePage.menuLabel);
  await expectPage(page, sitePage);
}

export const setHash = (page: Page, hash: string): Promise<void> =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** Checks both the address and the heading, because the address changes before the page does. */
export async function expectPage(page: Page, { path, heading }: SitePage): Promise<void> {
  await expect(page).toHaveURL(({ pathname }) => pathname === path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

export async function expectView(page: Page, sitePage: SitePage, view: View): Promise<void> {
  const main = page.getByRole('main');
  await expect(main).toContainText(sitePage[view].uniqueText, { useInnerText: true });
  for (const other of otherViews(view)) {
    await expect(main).not.toContainText(sitePage[other].uniqueText, { useInnerText: true });
  }
  if (severalViews) await expect(viewButton(page, sitePage[view].name)).toBeChecked();
}

export async function expectTheme(page: Page, theme: Theme): Promise<void> {
  await expect.poll(() => computedTheme(page)).toBe(theme);
  await expect(themeButton(page, theme)).toBeChecked();
}

export const computedTheme = (page: Page): Promise<Theme> =>
  page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    // Browsers compute each of the site's colours as `oklch(lightness …)`.
    const lightness = (text: string) => Number(/\(([\d.]+)/.exec(text)?.[1]);
    return lightness(backgroundColor) > lightness(color) ? 'light' : 'dark';
  });

export async function expectUsable(page: Page, sitePage: SitePage): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sitePage.heading);
  // Ends with the current view and theme, to leave the page as it was.
  const shown = (await page.locator('html').getAttribute('data-view')) as View;
  for (const view of [...otherViews(shown), shown]) {
    await showView(page, sitePage, view);
    await expectView(page, sitePage, view);
  }
  const isLight = await themeButton(page, 'light').isChecked();
  for (const theme of isLight ? themes.toReversed() : themes) {
    await themeButton(page, theme).press('Space');
    await expectTheme(page, theme);
    const bars = theme === 'dark' ? /^#[0-7]/ : /^#[89a-f]/;
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', bars);
  }
  const enquire = page.getByRole('main').getByRole('link', { name: words.enquire });
  await expect(enquire.first()).toHaveAttribute('href', new RegExp(`^${contactAddress()}`));
  await expect(page.getByRole('button', { name: words.callToAction.print })).toBeVisible();
}
