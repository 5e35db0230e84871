import type { Page } from '@playwright/test';
import { digitalMarketing, offerAt, otherView, podcasting } from '../tests/pages.ts';
import { words } from '../tests/words.ts';
import { boxOf } from './elements.ts';
import { expectUsable, notice } from './faultInjection.ts';
import { setHash } from './navigation.ts';
import { expectView, viewBar, viewButton } from './preferences.ts';
import { expect, openWith, test, visit } from './test.ts';

/*
 * How servers answer malformed addresses (trailing and double slashes, dots, `%00`, `%2e%2e`) is
 * tested in `tests/hosting.test.ts`.
 */

test('an address with a view opens it on both pages, whatever an earlier visit chose', async ({
  page,
}) => {
  for (const [sitePage, word, view] of [
    [podcasting, 'creator', 'creator'],
    [podcasting, 'enterprise', 'brand'],
    [digitalMarketing, 'brand', 'brand'],
    [digitalMarketing, 'sme', 'creator'],
  ] as const) {
    const earlier = otherView[view];
    await openWith(page, { 'pricing-view': earlier }, `${sitePage.path}?view=${word}`);
    await expectView(page, sitePage, view);
    // A link is somebody else's choice: the visitor's own stays.
    expect(await page.evaluate(() => localStorage.getItem('pricing-view'))).toBe(earlier);
  }
});

test('back opens the view that the address names', async ({ page }) => {
  await visit(page, podcasting.path);
  await viewButton(page, podcasting.creator.name).check();
  await expect(page).toHaveURL(/view=creator/);
  await page.evaluate(() => history.pushState(null, '', '?view=brand#further'));
  await viewButton(page, podcasting.brand.name).check();
  await page.goBack();
  await expectView(page, podcasting, 'creator');
});

/** The offer that the hash marks: exactly one is visible. */
async function markedOffer(page: Page) {
  const offers = page.locator(':is(article, th)').filter({ visible: true });
  const marked = await offers.evaluateAll((all) =>
    all.flatMap((element, index) => {
      const { outline, boxShadow } = getComputedStyle(element);
      return outline.endsWith(' solid 3px') || boxShadow !== 'none' ? [index] : [];
    }),
  );
  expect(marked).toHaveLength(1);
  return offers.nth(marked[0] ?? 0);
}

for (const [{ path, ...of }, view, position, width] of [
  [digitalMarketing, 'brand', 1, 1280],
  [digitalMarketing, 'brand', -1, 390],
  [podcasting, 'creator', -1, 390],
] as const) {
  test(`a link to an offer of ${path} scrolls to it at ${width} px, clear of the sticky bars, and marks it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    const { id, name } = offerAt(of[view], position);
    await page.goto(`${path}?view=${view}#${id}`);
    const offer = await markedOffer(page);
    await expect(offer).toContainText(name);
    await expect(offer).toBeInViewport();
    const bar = await boxOf(viewBar(page));
    expect((await boxOf(offer)).y).toBeGreaterThanOrEqual(bar.bottom - 1);
  });
}

for (const hash of ['#', '#%E0%A4', '#__proto__', '#"><script>', `#${'a'.repeat(100_000)}`]) {
  test(`with the hash ${hash.slice(0, 20)} the page works, and marks the offer that is named later`, async ({
    page,
  }) => {
    const marked = page.locator('[data-linked]');
    await visit(page, digitalMarketing.path + hash);
    await expect(marked).toHaveCount(0);
    const { id, name } = offerAt(digitalMarketing.brand, 2);
    await setHash(page, id);
    // Its column, its card and the link to them.
    await expect(marked).toHaveCount(3);
    await expect(await markedOffer(page)).toHaveAccessibleName(name);
    await setHash(page, hash);
    await expect(marked).toHaveCount(0);
    await expect(notice(page)).toHaveCount(0);
  });
}

test('an address spelled in another way is hydrated as its page, and keeps the view', async ({
  page,
}) => {
  // Not redirected, so hydrated at that address.
  await visit(page, '/%64igital-marketing?view=creator');
  await expectView(page, digitalMarketing, 'creator');
  await expectUsable(page, digitalMarketing);
  await expect(notice(page)).toHaveCount(0);
});

test.describe('Share this view', () => {
  test.use({ permissions: ['clipboard-write'] });

  const shareButton = (page: Page, offer?: string) =>
    page.getByRole('button', { name: words.share.button(offer), exact: true });
  const copied = (page: Page) =>
    page.getByRole('listitem').filter({ hasText: words.share.copied().title });

  /** What the clipboard has. The page itself may not read it; a visitor may paste. */
  async function pasted(page: Page): Promise<string> {
    await page.evaluate(() => document.body.append(document.createElement('textarea')));
    const field = page.getByRole('textbox');
    await field.press('ControlOrMeta+V');
    return field.inputValue();
  }

  test('sharing copies an address that opens the same view, and confirms it in a toast', async ({
    page,
    baseURL,
  }) => {
    const { id, name } = offerAt(digitalMarketing.creator, 1);
    await visit(page, `${digitalMarketing.path}?from=mail#${id}`);
    await viewButton(page, digitalMarketing.creator.name).check();
    await shareButton(page, name).click();
    await expect(copied(page)).toBeVisible();

    const address = await pasted(page);
    expect(address).toBe(`${baseURL}${digitalMarketing.path}?view=sme#${id}`);
    await page.goto(address);
    await expect(viewButton(page, digitalMarketing.creator.name)).toBeChecked();
  });

  test('a click on the share button before hydration copies the address too', async ({ page }) => {
    await page.goto(podcasting.path);
    await shareButton(page).click();
    await expect(copied(page)).toBeVisible();
  });
});
