import type { Page } from '@playwright/test';
import { digitalMarketing, offerAt, podcasting } from '../tests/pages.ts';
import { words } from '../tests/words.ts';
import { boxOf } from './elements.ts';
import { setHash } from './navigation.ts';
import { viewBar } from './preferences.ts';
import { expect, test, visit, waitForHydration } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const header = (page: Page) => page.getByRole('banner');
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** A finger's way before the browser takes it for more than a tap. */
const slop = 15;

/** Scrolls by a finger: down where the distance is positive. */
async function swipe(page: Page, distance: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchCancel', y?: number) =>
    devTools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 20, y }],
    });
  const strokes = Math.ceil(Math.abs(distance) / 500);
  const way = distance / strokes + Math.sign(distance) * slop;
  for (let stroke = 0; stroke < strokes; stroke++) {
    const start = 400 + way / 2;
    await touch('touchStart', start);
    for (let step = 1; step <= 12; step++) await touch('touchMove', start - (way * step) / 12);
    // Lifted, it would leave the page moving by itself.
    await touch('touchCancel');
  }
  await devTools.detach();
}

/** The header is out of the window, and what sticks below it has moved up. */
async function expectAway(page: Page): Promise<void> {
  await expect(header(page)).not.toBeInViewport();
  expect((await boxOf(viewBar(page))).y).toBe(0);
}

/** The header is at the window's top, with what sticks below it. */
async function expectInSight(page: Page): Promise<void> {
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  const { y, bottom } = await boxOf(header(page));
  expect(y).toBe(0);
  expect((await boxOf(viewBar(page))).y).toBe(bottom);
}

test('below a banner of three lines, the bars stick and links lead as ever', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, digitalMarketing.path);
  const banner = page.getByRole('complementary', { name: words.parts.banner });
  await banner.evaluate((element) => {
    element.textContent =
      'Two months free on every package that starts before the end of the year, for enterprises ' +
      'and for small and medium businesses alike';
  });
  const { height, bottom } = await boxOf(banner);
  expect(height).toBeGreaterThan(3 * 16);
  expect((await boxOf(header(page))).y).toBe(bottom);
  await swipe(page, 300);
  await swipe(page, -60);
  await expectInSight(page);

  const { id } = offerAt(digitalMarketing.brand, 2);
  await setHash(page, id);
  const card = page.getByRole('article').and(page.locator('[data-linked]'));
  await expect(async () => {
    const { y } = await boxOf(card);
    const bar = await boxOf(viewBar(page));
    expect(y).toBeGreaterThanOrEqual(bar.bottom);
    expect(y).toBeLessThan(bar.bottom + 100);
  }).toPass();
});

test('a reload in the middle of the page shows both bars, and moves nothing', async ({ page }) => {
  await visit(page, podcasting.path);
  await swipe(page, 1500);
  await expectAway(page);
  const top = await scrolled(page);
  await page.reload();
  await waitForHydration(page);
  await expectInSight(page);
  expect(await scrolled(page)).toBe(top);
});
