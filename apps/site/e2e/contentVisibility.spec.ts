import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Heights } from '../src/layout/outOfView.ts';
import { digitalMarketing, views } from '../tests/pages.ts';
import { expect, test } from './test.ts';
import { expectWebFont } from './webFont.ts';

const recorded = new URL('../src/layout/heights.json', import.meta.url);
const widths = [360, 375, 390, 412, 430];

// A phone: links are larger where fingers press them.
test.use({ hasTouch: true, isMobile: true });

/** The height in view of each element, and the height that is reserved for it, in px. */
const measure = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements: HTMLElement[]) =>
    elements.map((element) => {
      const { contentVisibility, containIntrinsicBlockSize } = getComputedStyle(element);
      element.style.contentVisibility = 'visible';
      const { height } = element.getBoundingClientRect();
      element.style.contentVisibility = '';
      const reserved = Number.parseFloat(containIntrinsicBlockSize.replace('auto ', ''));
      return { contentVisibility, height, reserved };
    }),
  );

test('a card or the footer out of view has the height that it takes in view', async ({ page }, {
  config,
}) => {
  const renews = ['all', 'changed'].includes(config.updateSnapshots);
  const measured: Record<number, Record<number, Heights>> = {};
  for (const view of views) {
    for (const fontSize of [16, 32]) {
      await page.goto(`${digitalMarketing.path}?view=${view}`);
      await expectWebFont(page);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}px`;
      }, fontSize);
      const byWidth = measured[fontSize] ?? {};
      measured[fontSize] = byWidth;
      for (const width of widths) {
        await page.setViewportSize({ width, height: 823 });
        const cards = await measure(page, 'main article');
        const footers = await measure(page, 'body > footer');
        expect(cards.length).toBeGreaterThan(0);
        expect(footers).toHaveLength(1);
        const inOtherView = byWidth[width];
        byWidth[width] = {
          cards: cards.map(({ height }, index) => mean(height, inOtherView?.cards[index])),
          footer: mean(footers[0]?.height ?? 0, inOtherView?.footer),
        };
        const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
        for (const [index, box] of [...cards, ...footers].entries()) {
          expect(box.contentVisibility).toBe('auto');
          if (renews) continue;
          const isCard = index < cards.length;
          const which = isCard ? `card ${index + 1}` : 'footer';
          const where = `${which} in ${view}, ${width} px, text of ${fontSize} px`;
          // Large text wraps the footer in steps; on its long page the scroll bar does not show them.
          const tolerance = Math.max(box.height * 0.03, isCard ? 0 : pageHeight * 0.005);
          const error = Math.abs(box.reserved - box.height);
          expect.soft(error, `${where}: renew by pnpm accept`).toBeLessThan(tolerance);
        }
      }
    }
  }
  if (renews) writeFileSync(recorded, `${JSON.stringify(measured, null, 2)}\n`);
});

/** The mean of both views, of which the second may not be measured yet. */
const mean = (height: number, other = height) => Math.round((height + other) / 2);
