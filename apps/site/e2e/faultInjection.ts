import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type Route } from '@playwright/test';
import {
  expectTheme,
  expectView,
  type SitePage,
  themeButton,
  themes,
  viewButton,
  views,
} from './locators.ts';

/** The hashed files that may fail to load, as URL patterns. */
export const files = {
  entry: '**/assets/entry-client-*.js',
  toasts: '**/assets/ToastRegion-*.js',
  font: '**/assets/*.woff2',
};

const notFoundPage = () => readFileSync(join(import.meta.dirname, '../dist/404.html'), 'utf8');

/** How a network, a host or a deployment can fail the request of a file. */
export const networkFailures: Record<string, (route: Route) => Promise<void>> = {
  'cannot be reached': (route) => route.abort('internetdisconnected'),
  'is gone, and answered with a page': (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: notFoundPage() }),
  'is gone, and redirected to the home page': (route) =>
    route.fulfill({ contentType: 'text/html', body: notFoundPage() }),
  'is answered with a server error': (route) => route.fulfill({ status: 503, body: '' }),
  'is cut in half': async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  },
  'is empty': (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  'throws at its start': async (route) => {
    const response = await route.fetch();
    const body = `throw new Error('an error at the start');${await response.text()}`;
    await route.fulfill({ response, body });
  },
};

/** What the browser itself logs of them. One expression: Playwright reads two as a pair. */
export const networkErrors = [
  /Failed to (?:load|fetch|decode)|OTS|an error at the start|SyntaxError|preload/,
];

/** The page does all that a visitor needs: both views, both themes, and Enquire. */
export async function expectUsable(page: Page, sitePage: SitePage): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sitePage.heading);
  // There and back: the page ends as it was.
  const isBrand = await viewButton(page, sitePage.brand.name).isChecked();
  for (const view of isBrand ? (['creator', 'brand'] as const) : views) {
    await viewButton(page, sitePage[view].name).check();
    await expectView(page, sitePage, view);
    await expect(page.locator('html')).toHaveAttribute('data-view', view);
    const words = [view, sitePage[view].name.toLowerCase()];
    await expect
      .poll(() => words.includes(`${new URL(page.url()).searchParams.get('view')}`))
      .toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('pricing-view'))).toBe(view);
  }
  const isLight = await themeButton(page, 'light').isChecked();
  for (const theme of isLight ? (['dark', 'light'] as const) : themes) {
    await themeButton(page, theme).press('Space');
    await expectTheme(page, theme);
  }
  const enquire = page.getByRole('main').getByRole('link', { name: 'Enquire' });
  await expect(enquire.first()).toHaveAttribute('href', /^https:.*\/contact/);
  await expect(page).toHaveTitle(/\S/);
}

/** The alert that a visitor sees when part of the page has failed. */
export const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Part of this page has stopped working.' });
