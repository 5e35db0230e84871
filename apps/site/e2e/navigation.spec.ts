import type { Page } from '@playwright/test';
import { tableLabels } from '../src/content/digitalMarketing.ts';
import { company } from '../tests/company.ts';
import { digitalMarketing, offerAt, podcasting } from '../tests/pages.ts';
import { fill, mainSiteLabel, words } from '../tests/words.ts';
import {
  choose,
  clickInPlace,
  dropdownLink,
  expectPage,
  goTo,
  pricing,
  scrollTop,
  setHash,
  viewButton,
} from './elements.ts';
import { expect, recordAnnouncements, test, visit } from './test.ts';

/** Scrolls, and waits for the browser's `scrollend`. */
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

test('a navigation announces each page once, by title', async ({ page }) => {
  await visit(page, podcasting.path);
  const announcements = await recordAnnouncements(page);
  await choose(page, digitalMarketing.menuLabel);
  await expectPage(page, digitalMarketing);
  const titles = [digitalMarketing.brand.fullTitle, podcasting.brand.fullTitle];
  await expect(page).toHaveTitle(titles[0] ?? '');
  await expect.poll(announcements).toEqual(titles.slice(0, 1));

  await page.goBack();
  await expect.poll(announcements).toEqual(titles);

  // The announcement of a view replaces that of the page.
  const { name } = podcasting.creator;
  await viewButton(page, name).check();
  const announced = page.getByRole('status').filter({ hasText: /\S/ });
  await expect(announced).toHaveText([words.viewShown(name)]);
});

test('a navigation starts at the top; back and forward restore the position', async ({ page }) => {
  await visit(page, podcasting.path);
  await scrollDown(page, 400);
  await goTo(page, digitalMarketing);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await scrollDown(page, 900);

  await page.goBack();
  await expectPage(page, podcasting);
  await expect.poll(() => scrollTop(page)).toBe(400);
  await page.goForward();
  await expectPage(page, digitalMarketing);
  await expect.poll(() => scrollTop(page)).toBe(900);

  // A click right after scrolling comes before the scroll event.
  await clickInPlace(pricing(page));
  await dropdownLink(page, podcasting.menuLabel).evaluate((link) => {
    scrollTo(0, 500);
    (link as HTMLElement).click();
  });
  await expectPage(page, podcasting);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(500);

  await clickInPlace(page.getByRole('banner').getByRole('link', { name: mainSiteLabel }));
  await expect(page.getByText('The main site.')).toBeVisible();
  await page.goBack();
  // Not to the pixel: the web font may come after the position, and scroll anchoring follows it.
  await expect.poll(() => scrollTop(page)).toBeCloseTo(500, -1);
});

test('a click with Ctrl or Cmd opens a new tab', async ({ page, context }) => {
  await visit(page, podcasting.path);
  await clickInPlace(pricing(page));
  const opened = context.waitForEvent('page');
  await dropdownLink(page, digitalMarketing.menuLabel).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(digitalMarketing.path);
  await expect(page).toHaveURL(podcasting.path);
});

test('back to an address with a hash restores the position, not the offer’s', async ({ page }) => {
  const { id } = offerAt(digitalMarketing.brand, 1);
  await visit(page, `${digitalMarketing.path}#${id}`);
  const reference = page
    .getByRole('link', { name: fill(tableLabels.note, { number: 2 }), exact: true })
    .first();
  await reference.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const position = await scrollTop(page);
  await clickInPlace(reference);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(position);
  await page.goBack();
  await expect(page).toHaveURL(`${digitalMarketing.path}#${id}`);
  await expect.poll(() => scrollTop(page)).toBe(position);

  // A new hash still scrolls to its offer, and coming back from another page does not.
  await page.evaluate(() => scrollTo(0, 0));
  await setHash(page, offerAt(digitalMarketing.brand, 2).id);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  await scrollDown(page, 900);
  await goTo(page, podcasting);
  await page.goBack();
  await expectPage(page, digitalMarketing);
  // Not to the pixel: Chromium's scroll anchoring goes by what was visible.
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(800);
});
