import type { Page } from '@playwright/test';
import { company } from '../tests/company.ts';
import { defaultView, home, offerAt, other } from '../tests/pages.ts';
import { fill, mainSiteLabel, words } from '../tests/words.ts';
import * as site from './elements.ts';
import { expect, recordAnnouncements, testPages as test, visit } from './test.ts';

const scrollDown = (page: Page, top: number) =>
  page.evaluate(
    (to) =>
      new Promise<void>((ended) => {
        addEventListener('scrollend', () => ended(), { once: true });
        scrollTo(0, to);
      }),
    top,
  );

test.beforeEach(({ context }) =>
  context.route(`${company.mainSite}/**`, (route) => route.fulfill({ body: 'The main site.' })),
);

test('going to another page announces its title once and moves focus to the page’s start', async ({
  page,
}) => {
  await visit(page, home.path);
  const announcements = await recordAnnouncements(page);
  await site.choose(page, other.menuLabel);
  await site.expectPage(page, other);
  const titles = [other[defaultView].fullTitle, home[defaultView].fullTitle];
  await expect.poll(announcements).toEqual(titles.slice(0, 1));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words.skipLink })).toBeFocused();

  await page.goBack();
  await expect.poll(announcements).toEqual(titles);
});

test('back and forward restore the scroll position; following a link scrolls to the top', async ({
  page,
}) => {
  await visit(page, home.path);
  await scrollDown(page, 400);
  await site.goTo(page, other);
  await expect.poll(() => site.scrollTop(page)).toBe(0);
  await scrollDown(page, 900);

  await page.goBack();
  await site.expectPage(page, home);
  await expect.poll(() => site.scrollTop(page)).toBe(400);
  await page.goForward();
  await site.expectPage(page, other);
  await expect.poll(() => site.scrollTop(page)).toBe(900);

  // Clicks right after scrolling, before the scroll event fires.
  await site.clickInPlace(site.pricing(page));
  await site.dropdownLink(page, home.menuLabel).evaluate((link) => {
    scrollTo(0, 500);
    (link as HTMLElement).click();
  });
  await site.expectPage(page, home);
  await page.goBack();
  await expect.poll(() => site.scrollTop(page)).toBe(500);

  await site.clickInPlace(page.getByRole('banner').getByRole('link', { name: mainSiteLabel }));
  await expect(page.getByText('The main site.')).toBeVisible();
  await page.goBack();
  // Allows a difference of a few pixels, because scroll anchoring may adjust the position when the web font arrives.
  await expect.poll(() => site.scrollTop(page)).toBeCloseTo(500, -1);
});

test('going back to an address with a hash restores the scroll position', async ({ page }) => {
  const { id } = offerAt(other[defaultView], 1);
  await visit(page, `${other.path}#${id}`);
  const reference = page
    .getByRole('link', { name: fill(words.comparisonTable.note, { number: 2 }), exact: true })
    .first();
  await reference.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const position = await site.scrollTop(page);
  await site.clickInPlace(reference);
  await expect.poll(() => site.scrollTop(page)).toBeGreaterThan(position);
  await page.goBack();
  await expect(page).toHaveURL(`${other.path}#${id}`);
  await expect.poll(() => site.scrollTop(page)).toBe(position);
});
