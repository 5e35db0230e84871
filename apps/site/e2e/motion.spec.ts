import type { Page } from '@playwright/test';
import { home, otherView } from '../tests/pages.ts';
import { clickShare, openSheet, showView, themeButton, toast } from './elements.ts';
import { expect, test, visit } from './test.ts';

declare global {
  /** Each duration is in milliseconds and includes the delay. */
  var motions: { properties: string[]; duration: number }[];
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    globalThis.motions = [];
    const record = ({ target }: Event) => {
      for (const animation of (target as Element).getAnimations({ subtree: true })) {
        const effect = animation.effect as KeyframeEffect;
        globalThis.motions.push({
          properties: Object.keys(Object.assign({}, ...effect.getKeyframes())).filter(
            (key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key),
          ),
          duration: Number(effect.getComputedTiming().endTime),
        });
      }
    };
    document.addEventListener('transitionrun', record, true);
    document.addEventListener('animationstart', record, true);
  }),
);

const takeMotions = (page: Page) => page.evaluate(() => globalThis.motions.splice(0));

async function animateEverything(page: Page) {
  await showView(page, home, otherView);
  await themeButton(page, 'dark').press('Space');
  await clickShare(page);
  await expect(toast(page)).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 800 });
  const header = page.getByRole('banner');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(header).not.toBeInViewport();
  await page.evaluate(() => scrollBy(0, -100));
  await expect(header).toBeInViewport({ ratio: 1 });
  await openSheet(page);
  return takeMotions(page);
}

test('no motion starts on load or takes more than 200 ms', async ({ page }) => {
  await visit(page, home.path);
  expect(await takeMotions(page), 'on loading').toEqual([]);
  const motions = await animateEverything(page);
  expect(motions.flatMap(({ properties }) => properties)).toContain('translate');
  expect(motions.filter(({ duration }) => duration > 200)).toEqual([]);
});

test('with reduced motion, elements only fade', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, home.path);
  const lasting = (await animateEverything(page)).filter(({ duration }) => duration >= 1);
  // Transitions of `overlay` and `display` keep a dialog visible while it fades out.
  const harmless = ['opacity', 'overlay', 'display'];
  const changing = lasting.flatMap(({ properties }) => properties);
  expect(changing.filter((property) => !harmless.includes(property))).toEqual([]);
});
