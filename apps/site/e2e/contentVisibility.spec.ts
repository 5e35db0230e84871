import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { digitalMarketing, views } from '../tests/pages.ts';
import { expect, test } from './test.ts';
import { expectWebFont } from './webFont.ts';

const recorded = new URL('../src/pages/digital-marketing/cardHeights.json', import.meta.url);
const widths = [360, 375, 390, 412, 430];

/** Each card's height in view, and the height that is reserved for it, in px. */
const measure = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main article')].map((card) => {
      const { contentVisibility, containIntrinsicBlockSize } = getComputedStyle(card);
      card.style.contentVisibility = 'visible';
      const { height } = card.getBoundingClientRect();
      card.style.contentVisibility = '';
      const reserved = Number.parseFloat(containIntrinsicBlockSize.replace('auto ', ''));
      return { contentVisibility, height, reserved };
    }),
  );

test('a card out of view has the height that it takes in view', async ({ page }, { config }) => {
  const renews = ['all', 'changed'].includes(config.updateSnapshots);
  const heights: Record<number, Record<number, number[]>> = {};
  for (const view of views) {
    for (const fontSize of [16, 32]) {
      await page.goto(`${digitalMarketing.path}?view=${view}`);
      await expectWebFont(page);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}px`;
      }, fontSize);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 823 });
        const cards = await measure(page);
        expect(cards.length).toBeGreaterThan(0);
        const byWidth = heights[fontSize] ?? {};
        heights[fontSize] = byWidth;
        // The mean of both views.
        byWidth[width] = cards.map(({ height }, index) =>
          Math.round(((byWidth[width]?.[index] ?? height) + height) / 2),
        );
        for (const [index, { contentVisibility, height, reserved }] of cards.entries()) {
          expect(contentVisibility).toBe('auto');
          if (renews) continue;
          const where = `card ${index + 1} in ${view}, ${width} px, text of ${fontSize} px`;
          expect.soft(reserved / height, `${where}: renew by pnpm accept`).toBeGreaterThan(0.97);
          expect.soft(reserved / height, `${where}: renew by pnpm accept`).toBeLessThan(1.03);
        }
      }
    }
  }
  if (renews) writeFileSync(recorded, `${JSON.stringify(heights, null, 2)}\n`);
});
