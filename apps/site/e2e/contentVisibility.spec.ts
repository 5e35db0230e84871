import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { digitalMarketing, views } from '../tests/pages.ts';
import { expect, test } from './test.ts';
import { expectWebFont } from './webFont.ts';

const recorded = new URL('../src/layout/heights.json', import.meta.url);
// A phone: links are larger where fingers press them.
test.use({ hasTouch: true, isMobile: true });

const widths = [360, 375, 390, 412, 430];

/** The height in view of each card and, last, of the footer, and the height that is reserved, in px. */
const measure = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main article, body > footer')].map((box) => {
      const { contentVisibility, containIntrinsicBlockSize } = getComputedStyle(box);
      box.style.contentVisibility = 'visible';
      const { height } = box.getBoundingClientRect();
      box.style.contentVisibility = '';
      const reserved = Number.parseFloat(containIntrinsicBlockSize.replace('auto ', ''));
      return { contentVisibility, height, reserved };
    }),
  );

test('a card or the footer out of view has the height that it takes in view', async ({ page }, {
  config,
}) => {
  const renews = ['all', 'changed'].includes(config.updateSnapshots);
  const heights: Record<number, Record<number, { cards: number[]; footer: number }>> = {};
  for (const view of views) {
    for (const fontSize of [16, 32]) {
      await page.goto(`${digitalMarketing.path}?view=${view}`);
      await expectWebFont(page);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}px`;
      }, fontSize);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 823 });
        const boxes = await measure(page);
        expect(boxes.length).toBeGreaterThan(1);
        const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
        const byWidth = heights[fontSize] ?? {};
        heights[fontSize] = byWidth;
        // The mean of both views.
        const { cards = [], footer } = byWidth[width] ?? {};
        const means = boxes.map(({ height }, index) => {
          const isFooter = index === boxes.length - 1;
          return Math.round((((isFooter ? footer : cards[index]) ?? height) + height) / 2);
        });
        byWidth[width] = { cards: means.slice(0, -1), footer: means.at(-1) ?? 0 };
        for (const [index, { contentVisibility, height, reserved }] of boxes.entries()) {
          expect(contentVisibility).toBe('auto');
          if (renews) continue;
          const where = `box ${index + 1} in ${view}, ${width} px, text of ${fontSize} px`;
          // The scroll bar moves by half a percent at most where the page is long.
          const tolerance = Math.max(height * 0.03, pageHeight * 0.005);
          const error = Math.abs(reserved - height);
          expect.soft(error, `${where}: renew by pnpm accept`).toBeLessThan(tolerance);
        }
      }
    }
  }
  if (renews) writeFileSync(recorded, `${JSON.stringify(heights, null, 2)}\n`);
});
