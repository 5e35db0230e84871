import { expect, type Page } from '@playwright/test';
import { audienceNames } from '../src/routes.ts';
import { contactAddress } from '../tests/company.ts';
import { type SitePage, views } from '../tests/pages.ts';
import { words } from '../tests/words.ts';
import { expectTheme, expectView, themeButton, themes, viewButton } from './preferences.ts';

/** The hashed files that may fail to load, as URL patterns. */
export const files = {
  entry: '**/assets/entry-client-*.js',
  toasts: '**/assets/ToastRegion-*.js',
  font: '**/assets/*.woff2',
};

/** The page does all that a visitor needs: both views, both themes, and Enquire. */
export async function expectUsable(page: Page, sitePage: SitePage): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sitePage.heading);
  // There and back: the page ends as it was.
  const isBrand = await viewButton(page, sitePage.brand.name).isChecked();
  for (const view of isBrand ? views.toReversed() : views) {
    await viewButton(page, sitePage[view].name).check();
    await expectView(page, sitePage, view);
    await expect(page.locator('html')).toHaveAttribute('data-view', view);
    const names = [view, audienceNames[sitePage.path]?.[view]];
    await expect(page).toHaveURL(({ searchParams }) =>
      names.some((it) => it === searchParams.get('view')),
    );
    expect(await page.evaluate(() => localStorage.getItem('pricing-view'))).toBe(view);
  }
  const isLight = await themeButton(page, 'light').isChecked();
  for (const theme of isLight ? themes.toReversed() : themes) {
    await themeButton(page, theme).press('Space');
    await expectTheme(page, theme);
  }
  const enquire = page.getByRole('main').getByRole('link', { name: words.enquire });
  const href = (await enquire.first().getAttribute('href')) ?? '';
  expect(href.startsWith(contactAddress())).toBe(true);
  await expect(page).toHaveTitle(/\S/);
}

/** The alert that a visitor sees when part of the page has failed. */
export const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: words.error.message });
