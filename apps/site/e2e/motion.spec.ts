import type { Page } from '@playwright/test';
import { defaultView, home, otherView, pages } from '../tests/pages.ts';
import { clickShare, openSheet, showView, themeButton, toast } from './elements.ts';
import { expect, test, testViews, visit, waitForHydration } from './test.ts';

declare global {
  /** An animated element's text, its properties, and the duration plus delay in milliseconds. */
  var motions: { text: string | null | undefined; properties: string[]; duration: number }[];
}

/** Records every transition and animation from the page's load on. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    globalThis.motions = [];
    const record = ({ target }: Event) => {
      for (const animation of (target as Element).getAnimations({ subtree: true })) {
        const effect = animation.effect as KeyframeEffect;
        globalThis.motions.push({
          text: effect.target?.textContent,
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

/** Returns the motions since the last call. */
const takeMotions = (page: Page) => page.evaluate(() => globalThis.motions.splice(0));

/** Starts every transition and animation of the page, and returns them. */
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

test('motion takes at most 200 ms and never starts on load', async ({ page }) => {
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
  // `overlay` and `display` keep a dialog visible while it fades out.
  const harmless = ['opacity', 'overlay', 'display'];
  const changing = lasting.flatMap(({ properties }) => properties);
  expect(changing.filter((property) => !harmless.includes(property))).toEqual([]);
});

for (const sitePage of pages) {
  testViews(`columns of ${sitePage.path} change one after the other`, async ({ page }) => {
    await page.goto(sitePage.path);
    for (const view of [otherView, defaultView]) {
      await showView(page, sitePage, view);
      const durations = async () => {
        const ofPrices = (await takeMotions(page)).filter(({ text }) => /R\d/.test(text ?? ''));
        return [...new Set(ofPrices.map(({ duration }) => duration))].sort();
      };
      await expect.poll(durations, 'before hydration, then after it').toEqual([140, 170, 200]);
      await waitForHydration(page);
      await page.waitForFunction(() => document.getAnimations().length === 0);
      await takeMotions(page);
    }
  });
}
