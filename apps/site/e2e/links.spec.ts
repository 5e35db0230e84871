import { startPlainHost } from '../tests/builtSite.ts';
import { company } from '../tests/company.ts';
import {
  defaultView,
  home,
  offerAt,
  other,
  otherView,
  pages,
  severalPages,
} from '../tests/pages.ts';
import { pricingLabel, words } from '../tests/words.ts';
import * as site from './elements.ts';
import { expect, test, testViews, visit } from './test.ts';

testViews('all pages share the stored view', async ({ page, context }) => {
  await visit(page, home.path);
  const stored = () => page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(await stored()).toEqual({});
  await site.showView(page, home, otherView);
  await site.themeButton(page, 'dark').check();
  await expect(page).toHaveURL(`${home.path}?view=${home[otherView].audience}`);
  await site.goTo(page, other);
  await site.expectView(page, other, otherView);
  // Renaming the storage keys would lose every visitor's choices.
  expect(await stored()).toEqual({ 'pricing-theme': 'dark', 'pricing-view': otherView });
  expect(await context.cookies()).toEqual([]);

  await site.showView(page, other, defaultView);
  await visit(page, home.path);
  await site.expectView(page, home, defaultView);
});

for (const [{ path, comparison, ...of }, view, position, width] of [
  [other, defaultView, 1, 1280],
  [other, defaultView, -1, 390],
  [home, otherView, 0, 390],
] as const) {
  test(`a link to offer ${position} on ${path} shows and marks that offer at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    const { id, name } = offerAt(of[view], position);
    await page.goto(`${path}?view=${view}#${id}`);
    const offers = page.locator(':is(article, th)').filter({ visible: true });
    const marked = await offers.evaluateAll((all) =>
      all.flatMap((element, index) => {
        const { outline, boxShadow } = getComputedStyle(element);
        return outline.endsWith(' solid 3px') || boxShadow !== 'none' ? [index] : [];
      }),
    );
    expect(marked).toHaveLength(1);
    const offer = offers.nth(marked[0] ?? 0);
    await expect(offer).toContainText(name);
    await expect(offer).toBeInViewport();
    const bar = await site.boxOf(site.viewBar(page));
    expect((await site.boxOf(offer)).y).toBeGreaterThanOrEqual(bar.bottom - 1);

    if (!comparison || !severalPages || width < 1000) return;
    const links = page.locator('[data-linked]').filter({ visible: true });
    const linked = await links.count();
    await site.goTo(page, home);
    await expect(links).toHaveCount(0);
    await page.goBack();
    await expect(links).toHaveCount(linked);
  });
}

test('a reload keeps the scroll position, even if the address names an offer', async ({ page }) => {
  const { id, name } = offerAt(home[defaultView], -1);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`${home.path}#${id}`);
  await page.reload();
  await expect(page.getByRole('article', { name })).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await page.reload();
  await expect.poll(() => site.scrollTop(page)).toBeCloseTo(300, -1);
});

test('only a hash that is an offer’s id marks an offer', async ({ page }) => {
  const marked = page.locator('[data-linked]');
  const { id } = offerAt(other[defaultView], 2);
  for (const hash of ['#', '#%E0%A4', '#__proto__', '#"><script>', `#${id}2`]) {
    await visit(page, `${other.path}?from=${encodeURIComponent(hash)}${hash}`);
    await expect(marked).toHaveCount(0);
    await site.setHash(page, id);
    await expect(marked).not.toHaveCount(0);
    await site.setHash(page, hash);
    await expect(marked).toHaveCount(0);
  }
});

test('a page works at a percent-encoded address and in a web archive', async ({ page }) => {
  const code = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;
  const escaped = company.basePath + other.route.replace(/\w/, code);
  const archived = `/web/2026/https://prices.example${other.path}`;
  await page.route(`**${archived}*`, async (route) => {
    const url = new URL(other.path, route.request().url()).href;
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  for (const path of [escaped, archived, archived]) {
    await visit(page, `${path}?view=${otherView}`);
    await expect(page).toHaveURL(new RegExp(`${path}[?]`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.heading);
    await site.expectView(page, other, otherView);
  }
});

testViews('the switch marks the shown view in a saved copy without scripts', async ({ page }) => {
  await visit(page, home.path);
  await site.showView(page, home, otherView);
  const body = (await page.content()).replaceAll(/<script\b.*?<\/script>/gs, '');
  await page.route('**/copy.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/copy.html');
  const marks = () =>
    site
      .viewBar(page)
      .locator('label')
      .evaluateAll((labels) =>
        labels.map((label) => getComputedStyle(label, '::after').backgroundColor),
      );
  const before = await marks();
  await site.viewButton(page, home[defaultView].name).press('Space');
  expect(await marks()).toEqual(before);
  await expect(page.getByText(home[otherView].uniqueText).first()).toBeVisible();
});

// Regression: the button worked only by keyboard, because a pointer clicks the text inside it.
for (const sitePage of pages.filter(({ name }) => name === 'podcasting')) {
  testViews('a click on the lowest price of another view shows that view', async ({ page }) => {
    await visit(page, sitePage.path);
    await page.locator('main button[name=view]').filter({ visible: true }).click();
    await site.expectView(page, sitePage, otherView);
    await expect(site.viewButton(page, sitePage[otherView].name)).toBeFocused();
  });
}

testViews('Share copies the address of the view and the offer', async ({ page, baseURL }) => {
  const { id, name } = offerAt(other[otherView], 1);
  await visit(page, `${other.path}?from=mail#${id}`);
  await site.showView(page, other, otherView);
  const shares = page.getByRole('button', { name: words.share.button(name), exact: true });
  await shares.first().click();
  await expect(site.toast(page, words.share.copied().title)).toBeVisible();

  // Pastes the address, because the page has no permission to read the clipboard.
  await page.evaluate(() => document.body.append(document.createElement('textarea')));
  await page.getByRole('textbox').press('ControlOrMeta+V');
  const address = await page.getByRole('textbox').inputValue();
  expect(address).toBe(`${baseURL}${other.path}?view=${other[otherView].audience}#${id}`);
});

for (const writeText of ['Promise.reject()', 'new Promise(() => {})']) {
  test(`Share and Print have fallbacks in an in-app browser where writeText() returns ${writeText}`, async ({
    page,
  }) => {
    await page.addInitScript(
      `navigator.clipboard.writeText = () => ${writeText}; print = () => {}`,
    );
    await visit(page, home.path);
    await site.clickShare(page);
    // `prompt` returns null, because Playwright dismisses the dialog; in-app browsers suppress it.
    await expect(site.toast(page, home.path)).toBeVisible();
    await page.getByRole('button', { name: words.callToAction.print }).click();
    await expect(page.getByText(words.callToAction.unprintable)).toBeVisible();
  });
}

test.describe('on a host without redirects and headers', () => {
  // The browser logs the 404 status of the page that redirects.
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  let plain: Awaited<ReturnType<typeof startPlainHost>>;
  test.beforeAll(async () => {
    plain = await startPlainHost();
  });
  test.afterAll(() => plain.close());

  test('pages at addresses with a trailing slash are usable under their own security policy', async ({
    page,
  }) => {
    for (const sitePage of pages) {
      await visit(page, `${plain.origin + sitePage.path}/`);
      await site.expectUsable(page, sitePage);
      await site.clickShare(page);
      await expect(site.toast(page)).toBeVisible();
      if (severalPages) await site.pricing(page).click();
      const current = site.mainNavigation(page).locator('[aria-current="page"]');
      await expect(current).toHaveText(severalPages ? sitePage.menuLabel : pricingLabel);
    }
  });

  test('an unknown address redirects to the home page without adding a history entry', async ({
    page,
  }) => {
    await page.goto(plain.origin + other.path);
    for (const path of ['/', '/no/such/page']) {
      await page.goto(`${plain.origin + company.basePath + path}?from=mail#main`);
      await expect(page).toHaveURL(`${plain.origin + home.path}?from=mail#main`);
      await site.expectPage(page, home);
      await page.goBack();
      await site.expectPage(page, other);
    }
  });
});
