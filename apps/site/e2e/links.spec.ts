import {
  boxOf,
  digitalMarketing,
  expectView,
  pages,
  podcasting,
  viewBar,
  viewButton,
} from './locators.ts';
import { expect, test, visit } from './test.ts';

type Page = Parameters<typeof visit>[0];

const viewParameters = {
  brand: 'brand',
  creator: 'creator',
  enterprise: 'brand',
  sme: 'creator',
} as const;

const storedView = (page: Page) => page.evaluate(() => localStorage.getItem('pricing-view'));

for (const sitePage of pages) {
  for (const [parameter, view] of Object.entries(viewParameters)) {
    test.describe('whatever an earlier visit chose', () => {
      test.use({ stored: { 'pricing-view': view === 'brand' ? 'creator' : 'brand' } });

      test(`${sitePage.path}?view=${parameter} opens the ${view} view`, async ({ page }) => {
        await page.goto(`${sitePage.path}?view=${parameter}`);
        await expectView(page, sitePage, view);
        // A link is somebody else's choice: the visitor's own stays.
        expect(await storedView(page)).not.toBe(view);
      });
    });
  }

  test(`a switch on ${sitePage.path} updates the view in the address, keeps the rest, and adds no history entry`, async ({
    page,
  }) => {
    await page.goto('about:blank');
    await page.goto(`${sitePage.path}?from=mail%20shot&view=brand&x#main`);
    const entries = await page.evaluate(() => history.length);
    await viewButton(page, sitePage.creator.name).check();

    await expect(page).toHaveURL(`${sitePage.path}?view=creator&from=mail%20shot&x#main`);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await storedView(page)).toBe('creator');
  });
}

for (const invalid of ['gold', '', 'BRAND', '__proto__', 'constructor', '%00', '%E0%A4']) {
  test.describe('with a stored choice', () => {
    test.use({ stored: { 'pricing-view': 'creator' } });

    test(`?view=${invalid} is ignored`, async ({ page }) => {
      await page.goto(`${podcasting.path}?view=${invalid}`);
      await expectView(page, podcasting, 'creator');
    });
  });
}

test('of several views in an address, the first valid one is opened', async ({ page }) => {
  await page.goto(`${podcasting.path}?view=gold&view=creator&view=brand`);
  await expectView(page, podcasting, 'creator');
});

test('back opens the view that the address names', async ({ page }) => {
  await visit(page, podcasting.path);
  await viewButton(page, 'Creator').check();
  await page.evaluate(() => history.pushState(null, '', '?view=brand#further'));
  await viewButton(page, 'Brand').check();
  await page.goBack();
  await expectView(page, podcasting, 'creator');
});

test('the canonical address does not name the view', async ({ page }) => {
  await visit(page, `${podcasting.path}?view=creator`);
  await expect(page).toHaveTitle(/Creator/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/podcasting$/);
});

/** The offer that the hash marks: exactly one is visible. */
async function markedOffer(page: Page) {
  const found = page.locator(':is(article, th):visible').filter({ visible: true });
  const outlined = await found.evaluateAll((all) =>
    all.flatMap((element, index) =>
      element.matches('body *') && getComputedStyle(element).outline.endsWith(' solid 3px')
        ? [index]
        : [],
    ),
  );
  expect(outlined).toHaveLength(1);
  return found.nth(outlined[0] ?? 0);
}

for (const { path, hash, name, width } of [
  { path: digitalMarketing.path, hash: 'gold', name: 'Gold', width: 1280 },
  { path: digitalMarketing.path, hash: 'bronze', name: 'Bronze', width: 390 },
  { path: podcasting.path, hash: 'level-2', name: 'Initiate', width: 1280 },
  { path: podcasting.path, hash: 'level-1', name: 'Novice', width: 390 },
  { path: `${podcasting.path}?view=creator`, hash: 'level-1', name: 'Level 1', width: 390 },
]) {
  test(`${path}#${hash} at ${width} px scrolls to ${name}, clear of the sticky bars, and marks it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`${path}#${hash}`);
    const offer = await markedOffer(page);
    await expect(offer).toContainText(name);
    await expect(offer).toBeInViewport();
    const bar = await boxOf(viewBar(page));
    expect((await boxOf(offer)).y).toBeGreaterThanOrEqual(bar.bottom - 1);
  });
}

test('a later change of the hash marks its offer too, and an unknown hash marks nothing', async ({
  page,
}) => {
  await page.goto(digitalMarketing.path);
  await page.evaluate(() => {
    location.hash = 'silver';
  });
  await expect(await markedOffer(page)).toHaveText('Silver');
  for (const hash of ['nothing', '%E0%A4', '__proto__', '']) {
    await page.evaluate((next) => {
      location.hash = next;
    }, hash);
    await expect(page.locator('[data-linked]')).toHaveCount(0);
  }
});
