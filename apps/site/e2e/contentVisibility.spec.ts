import { digitalMarketing, views } from '../tests/pages.ts';
import { expect, test } from './test.ts';
import { expectWebFont } from './webFont.ts';

for (const view of views) {
  for (const text of ['100%', '200%']) {
    test(`a card out of view has the height that it takes in view: ${view}, ${text} text`, async ({
      page,
    }) => {
      await page.goto(`${digitalMarketing.path}?view=${view}`);
      await expectWebFont(page);
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, text);
      for (const width of [360, 375, 390, 412, 430]) {
        await page.setViewportSize({ width, height: 823 });
        const cards = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('main article')].map((card) => {
            const { contentVisibility, containIntrinsicBlockSize } = getComputedStyle(card);
            card.style.contentVisibility = 'visible';
            const { height } = card.getBoundingClientRect();
            card.style.contentVisibility = '';
            const reserved = Number.parseFloat(containIntrinsicBlockSize.replace('auto ', ''));
            return { contentVisibility, ratio: reserved / height };
          }),
        );
        expect(cards.length).toBeGreaterThan(0);
        for (const [index, { contentVisibility, ratio }] of cards.entries()) {
          expect(contentVisibility).toBe('auto');
          expect.soft(ratio, `card ${index + 1} at ${width} px`).toBeGreaterThan(0.97);
          expect.soft(ratio, `card ${index + 1} at ${width} px`).toBeLessThan(1.03);
        }
      }
    });
  }
}
