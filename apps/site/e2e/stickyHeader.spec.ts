import type { Page } from '@playwright/test';
import { digitalMarketing, offerAt, podcasting } from '../tests/pages.ts';
import { words } from '../tests/words.ts';
import { boxOf } from './elements.ts';
import { setHash } from './navigation.ts';
import { viewBar } from './preferences.ts';
import { expect, test, visit, waitForHydration } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const header = (page: Page) => page.getByRole('banner');

/** The header is at the window's top, with the view bar below it. */
async function expectInSight(page: Page): Promise<void> {
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  const { y, bottom } = await boxOf(header(page));
  expect([y, (await boxOf(viewBar(page))).y]).toEqual([0, bottom]);
}

test('below a banner of three lines, the bars stick and links lead as ever', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, digitalMarketing.path);
  const banner = page.getByRole('complementary', { name: words.parts.banner });
  await banner.evaluate((element) => {
    element.textContent = 'Two months free on every package that starts this year. '.repeat(3);
  });
  const { height, bottom } = await boxOf(banner);
  expect(height).toBeGreaterThan(3 * 16);
  expect((await boxOf(header(page))).y).toBe(bottom);
  await page.evaluate(() => scrollTo(0, 300));
  await expect(header(page)).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, 240));
  await expectInSight(page);

  await setHash(page, offerAt(digitalMarketing.brand, 2).id);
  const card = page.getByRole('article').and(page.locator('[data-linked]'));
  await expect(async () => {
    const below = (await boxOf(card)).y - (await boxOf(viewBar(page))).bottom;
    expect(below).toBeGreaterThanOrEqual(0);
    expect(below).toBeLessThan(100);
  }).toPass();
});

test('a reload in the middle of the page shows both bars, and moves nothing', async ({ page }) => {
  await visit(page, podcasting.path);
  await page.evaluate(() => scrollTo(0, 1500));
  await expect(header(page)).not.toBeInViewport();
  expect((await boxOf(viewBar(page))).y).toBe(0);
  const top = await page.evaluate(() => scrollY);
  await page.reload();
  await waitForHydration(page);
  await expectInSight(page);
  expect(await page.evaluate(() => scrollY)).toBe(top);
});
