import { digitalMarketing, offerAt, podcasting } from '../tests/pages.ts';
import { boxOf } from './elements.ts';
import { setHash } from './navigation.ts';
import { viewBar } from './preferences.ts';
import { expect, test, visit, waitForHydration } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('no bar covers what a link leads to, further up or further down', async ({ page }) => {
  await visit(page, digitalMarketing.path);
  for (const position of [3, 1, 2, 0]) {
    const { id } = offerAt(digitalMarketing.brand, position);
    await setHash(page, id);
    const card = page.getByRole('article').and(page.locator('[data-linked]'));
    await expect(card).toBeInViewport();
    // The page moves a little as cards come into view, after which the header may come back.
    await expect(async () => {
      const bar = await boxOf(viewBar(page));
      const { y } = await boxOf(card);
      expect(y, id).toBeGreaterThanOrEqual(bar.bottom);
      expect(y, id).toBeLessThan(bar.bottom + 100);
    }).toPass();
  }
});

test('a reload in the middle of the page shows both bars, and moves nothing', async ({ page }) => {
  await visit(page, podcasting.path);
  await page.evaluate(() => scrollTo(0, 1500));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  expect((await boxOf(viewBar(page))).y).toBe((await boxOf(page.getByRole('banner'))).bottom);
  expect(await page.evaluate(() => scrollY)).toBe(1500);
});
