import { company } from './company.ts';
import {
  clickInPlace,
  digitalMarketing,
  dropdownLink,
  expectPage,
  expectView,
  podcasting,
  pricing,
  viewButton,
} from './locators.ts';
import { expect, test, visit, waitForHydration } from './test.ts';

type Page = Parameters<typeof pricing>[0];

const scrolled = (page: Page) => page.evaluate(() => scrollY);

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

/** Chooses a page in the dropdown, without scrolling. */
async function choose(page: Page, name: string) {
  await clickInPlace(pricing(page));
  await expect(dropdownLink(page, name)).toBeVisible();
  await clickInPlace(dropdownLink(page, name));
  await expect(dropdownLink(page, name)).toHaveCount(0);
}

test.beforeEach(async ({ page }) => {
  await visit(page, podcasting.path);
});

test('the dropdown leads to the other page without loading a document', async ({ page }) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await choose(page, 'Digital Marketing Bundles');

  await expectPage(page, digitalMarketing);
  await expect(viewButton(page, 'Enterprise')).toBeChecked();
  expect(documents).toEqual([]);
});

test('a navigation announces the new page’s title', async ({ page }) => {
  const status = page.getByRole('status').filter({ hasText: /\S/ });
  await expect(status).toHaveCount(0);
  await choose(page, 'Digital Marketing Bundles');

  await expect(page).toHaveTitle(/Digital Marketing/);
  await expect(status).toHaveText(await page.title());

  await page.goBack();
  await expect(page).toHaveTitle(/Podcasting/);
  await expect(status).toHaveText(await page.title());
});

test('switching the view announces no page', async ({ page }) => {
  await viewButton(page, 'Creator').check();
  await expect(page).toHaveTitle(/Creators/);

  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
});

test('after a navigation the next Tab stop is the skip link', async ({ page }) => {
  await choose(page, 'Digital Marketing Bundles');
  await expectPage(page, digitalMarketing);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the offers' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a navigation starts at the top, and back and forward restore the scroll position', async ({
  page,
}) => {
  await scrollDown(page, 400);
  await choose(page, 'Digital Marketing Bundles');
  await expectPage(page, digitalMarketing);
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollDown(page, 900);

  await page.goBack();
  await expectPage(page, podcasting);
  await expect.poll(() => scrolled(page)).toBe(400);

  await page.goForward();
  await expectPage(page, digitalMarketing);
  await expect.poll(() => scrolled(page)).toBe(900);
});

test('a click right after scrolling saves the scroll position too', async ({ page }) => {
  await clickInPlace(pricing(page));
  // The scroll event is fired only after the click.
  await dropdownLink(page, 'Digital Marketing Bundles').evaluate((link) => {
    scrollTo(0, 400);
    (link as HTMLElement).click();
  });
  await expectPage(page, digitalMarketing);

  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(400);
});

test('coming back from the main site, or reloading, restores the scroll position', async ({
  page,
  context,
}) => {
  await context.route(`${company.mainSite}/**`, (route) =>
    route.fulfill({ body: 'The main site.' }),
  );
  await scrollDown(page, 400);
  await clickInPlace(page.getByRole('banner').getByRole('link', { name: 'About Us' }));
  await expect(page.getByText('The main site.')).toBeVisible();
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(400);

  await waitForHydration(page);
  await scrollDown(page, 300);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(300);
});

test('choosing the current page only closes the dropdown', async ({ page }) => {
  await viewButton(page, 'Creator').check();
  await choose(page, 'Podcasting Bundles');

  await expect(dropdownLink(page, 'Bundles')).toHaveCount(0);
  await expect(page).toHaveURL(podcasting.path);
  await expectView(page, podcasting, 'creator');
});

test('a click with Ctrl or Cmd opens a new tab', async ({ page, context }) => {
  await clickInPlace(pricing(page));
  const opened = context.waitForEvent('page');
  await dropdownLink(page, 'Digital Marketing Bundles').click({ modifiers: ['ControlOrMeta'] });

  await expect(await opened).toHaveURL(digitalMarketing.path);
  await expect(page).toHaveURL(podcasting.path);
});

test('links to the main site open in the same tab', async ({ page, context }) => {
  await context.route(`${company.mainSite}/**`, (route) =>
    route.fulfill({ body: 'The main site.' }),
  );
  await page.getByRole('main').getByRole('link', { name: 'Enquire' }).first().click();

  await expect(page.getByText('The main site.')).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test('back from a footnote restores the scroll position, and so does every step back from there', async ({
  page,
}) => {
  await scrollDown(page, 400);
  await choose(page, 'Digital Marketing Bundles');
  await expectPage(page, digitalMarketing);
  await scrollDown(page, 250);
  await clickInPlace(page.getByRole('link', { name: /note 1/i }).first());
  await expect(page).toHaveURL(/#/);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(400);

  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await expect.poll(() => scrolled(page)).toBe(250);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(400);
  await page.goBack();
  await page.goBack();
  await expectPage(page, podcasting);
  await expect.poll(() => scrolled(page)).toBe(400);
});

test('back from a footnote to an address with a hash restores the scroll position, not the offer’s', async ({
  page,
}) => {
  await visit(page, `${digitalMarketing.path}#gold`);
  const reference = page.getByRole('link', { name: /note 1/i }).first();
  await reference.scrollIntoViewIfNeeded();
  await scrollDown(page, 300);
  await clickInPlace(reference);
  await expect(page).toHaveURL(/#table-note/);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(400);

  await page.goBack();
  await expect(page).toHaveURL(/#gold$/);
  await expect.poll(() => scrolled(page)).toBe(300);
  // A new hash still scrolls to its offer.
  await page.evaluate(() => {
    location.hash = 'silver';
  });
  await expect.poll(() => scrolled(page)).not.toBe(300);
});

test('back from the other page to an address with a hash restores the scroll position', async ({
  page,
}) => {
  await visit(page, `${digitalMarketing.path}#gold`);
  await scrollDown(page, 900);
  await choose(page, 'Podcasting Bundles');
  await expectPage(page, podcasting);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(digitalMarketing.heading);
  // Not to the pixel: Chromium's scroll anchoring goes by what was visible.
  await expect.poll(() => scrolled(page)).toBeGreaterThan(800);
});
