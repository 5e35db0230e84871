import { expect, type Locator, type Page } from '@playwright/test';
import { pages, type SitePage } from '../tests/pages.ts';
import { words } from '../tests/words.ts';
import { clickInPlace } from './elements.ts';

export const mainNavigation = (page: Page) =>
  page.getByRole('navigation', { name: words.parts.navigation });

export const footer = (page: Page) => page.getByRole('contentinfo');

/** The header's entry with the dropdown. */
export const pricing = (page: Page) =>
  mainNavigation(page).getByRole('button', { name: words.navigation.pricing });

/** A link of the dropdown; found only while that is open. */
export const dropdownLink = (page: Page, name: string) =>
  mainNavigation(page).getByRole('link', { name });

/** The links to the site's own pages that are to be seen in a part of the page. */
export const pageLinks = (region: Locator) =>
  region.getByRole('link', { name: new RegExp(pages.map((it) => it.menuLabel).join('|')) });

export const bottomBar = (page: Page) => page.getByRole('region', { name: words.parts.bottomBar });

export const menuToggle = (page: Page) => page.getByRole('button', { name: words.sheet.open });

export const sheet = (page: Page) => page.getByRole('dialog', { name: words.sheet.menu });

/** The Shop's entry in the header, the sheet or the footer. */
export const shopIn = (region: Locator) =>
  region.getByRole('button', { name: words.navigation.shop });

/** Clicks the header's Shop, which shows the toast. */
export const clickShop = (page: Page): Promise<void> => clickInPlace(shopIn(mainNavigation(page)));

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
