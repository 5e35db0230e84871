import { expect, type Locator, type Page } from '@playwright/test';
import { pages, type SitePage, type View } from '../tests/pages.ts';
import { words } from '../tests/words.ts';

export * from '../tests/pages.ts';
export { words };

export const themes = ['light', 'dark'] as const;

export const otherView = { brand: 'creator', creator: 'brand' } as const;

export const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

export const footer = (page: Page) => page.getByRole('contentinfo');

/** The header's entry with the dropdown. */
export const pricing = (page: Page) =>
  mainNavigation(page).getByRole('button', { name: words.navigation.pricing });

/** The links to the site's own pages that are to be seen in a part of the page. */
export const pageLinks = (region: Locator) =>
  region.getByRole('link', { name: new RegExp(pages.map((it) => it.menuLabel).join('|')) });

/** A link of the dropdown; found only while that is open. */
export const dropdownLink = (page: Page, name: string) =>
  mainNavigation(page).getByRole('link', { name });

export const viewBar = (page: Page) => page.getByRole('region', { name: 'Display' });

/** One of the view switch's two buttons. */
export const viewButton = (page: Page, name: string) =>
  viewBar(page).getByRole('radio', { name, exact: true });

/** One of the theme toggle's two buttons. */
export const themeButton = (page: Page, theme: 'light' | 'dark') =>
  viewButton(page, { light: 'Light', dark: 'Dark' }[theme]);

export const menuToggle = (page: Page) => page.getByRole('button', { name: 'Open menu' });

export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

export const bottomBar = (page: Page) => page.getByRole('region', { name: 'Next step' });

/** The toast that a click on Shop shows. */
export const toast = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: words.comingSoon.description });

/** Chooses a link of the dropdown, which a click pins open first. */
export async function choose(page: Page, name: string): Promise<void> {
  await clickInPlace(pricing(page));
  await clickInPlace(dropdownLink(page, name));
}

/** Goes to the other page, by the dropdown, and waits until it is shown. */
export async function goTo(page: Page, sitePage: SitePage): Promise<void> {
  await choose(page, sitePage.menuLabel);
  await expectPage(page, sitePage);
}

/** The page is shown: the address changes a moment earlier. */
export async function expectPage(page: Page, { path, heading }: SitePage): Promise<void> {
  await expect(page).toHaveURL(({ pathname }) => pathname === path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

/** Follows a link to a part of the page. */
export const setHash = (page: Page, hash: string): Promise<void> =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

/** The page shows one view and nothing of the other, and the switch agrees. */
export async function expectView(page: Page, sitePage: SitePage, view: View): Promise<void> {
  const main = page.getByRole('main');
  await expect(main).toContainText(sitePage[view].uniqueText, { useInnerText: true });
  await expect(main).not.toContainText(sitePage[otherView[view]].uniqueText, {
    useInnerText: true,
  });
  await expect(viewButton(page, sitePage[view].name)).toBeChecked();
}

/** The page is shown in one theme, and the toggle agrees. */
export async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect.poll(() => computedTheme(page.locator('html'))).toBe(theme);
  await expect(themeButton(page, theme)).toBeChecked();
}

/** The theme of an element, by its computed colours: dark on light, or light on dark. */
export const computedTheme = (element: Locator): Promise<'light' | 'dark'> =>
  element.evaluate((node) => {
    const { backgroundColor, color } = getComputedStyle(node);
    // Every colour of the site is computed to `oklch(lightness …)`.
    const lightness = (text: string) => Number(/\(([\d.]+)/.exec(text)?.[1]);
    return lightness(backgroundColor) > lightness(color) ? 'light' : 'dark';
  });

/** Presses Tab until the keyboard's focus is on an element. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if ((await target.count()) === 1 && (await isFocused())) return;
  }
  throw new Error(`40 presses of Tab did not lead to ${target}.`);
}

/** Waits until an element has stopped moving. */
export async function waitForAnimations(element: Locator): Promise<void> {
  await element.evaluate((node) =>
    Promise.allSettled(node.getAnimations().map((animation) => animation.finished)),
  );
}

/** An element's box, once it has stopped moving. */
export async function boxOf(element: Locator) {
  await waitForAnimations(element);
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not visible.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/**
 * Clicks where an element is. Playwright's own click first scrolls what lies in the page's
 * `scroll-padding` out of it, as no mouse does: sticky bars are there by design.
 */
export async function clickInPlace(element: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(element);
  await element.page().mouse.click(x + width / 2, y + height / 2);
}

/** The Shop's entry in the header, the sheet or the footer. */
export const shopIn = (region: Locator) =>
  region.getByRole('button', { name: words.navigation.shop });

/** Clicks the header's Shop, which shows the toast. */
export const clickShop = (page: Page): Promise<void> => clickInPlace(shopIn(mainNavigation(page)));

/** A part of the sheet's navigation that the site's pages are in, folded at first. */
export const sheetPricing = (page: Page) =>
  sheet(page).getByText(words.navigation.pricing, { exact: true });

/** The texts of what covers an element: a sticky bar, say. */
export const coverOf = (element: Locator): Promise<string[]> =>
  element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const covers = [top + 1, bottom - 1]
      .map((y) => document.elementFromPoint((left + right) / 2, y))
      .filter((it) => it && !node.contains(it) && !it.contains(node));
    return covers.map((cover) => cover?.textContent ?? '');
  });
