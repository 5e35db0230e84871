import type { Page } from '@playwright/test';
import { digitalMarketing, pages, podcasting } from '../tests/pages.ts';
import { waitForAnimations } from './elements.ts';
import { mainNavigation, menuToggle, sheet, shopIn, toast } from './navigation.ts';
import { themeButton, viewButton } from './preferences.ts';
import { expect, hydrated, test, visit, waitForHydration } from './test.ts';

declare global {
  /** The animated properties, and the duration in milliseconds. */
  var motions: { properties: string[]; duration: number }[];
}

/** Records each transition and animation of the page, from its load on. */
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
          duration: Number(effect.getComputedTiming().duration),
        });
      }
    };
    document.addEventListener('transitionrun', record, true);
    document.addEventListener('animationstart', record, true);
  }),
);

/** Starts every transition and animation of the page, and returns them. */
async function animateEverything(page: Page) {
  await viewButton(page, podcasting.creator.name).check();
  await themeButton(page, 'dark').press('Space');
  await shopIn(mainNavigation(page)).press('Enter');
  await expect(toast(page)).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 800 });
  const header = page.getByRole('banner');
  await page.evaluate(() => scrollTo(0, 900));
  await expect(header).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, 800));
  await expect(header).toBeInViewport({ ratio: 1 });
  await menuToggle(page).click();
  await waitForAnimations(sheet(page));
  return page.evaluate(() => globalThis.motions);
}

test('nothing is animated on loading, and later nothing for over 200 ms', async ({ page }) => {
  await visit(page, podcasting.path);
  expect(await page.evaluate(() => globalThis.motions), 'on loading').toEqual([]);
  const motions = await animateEverything(page);
  expect(motions.flatMap(({ properties }) => properties)).toContain('translate');
  for (const { properties, duration } of motions) {
    expect(duration, properties.join()).toBeLessThanOrEqual(200);
  }
});

test('where the visitor prefers reduced motion, only opacity and colour are animated', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, podcasting.path);
  const lasting = (await animateEverything(page)).filter(({ duration }) => duration >= 1);
  const changing = new Set(lasting.flatMap(({ properties }) => properties));
  for (const harmless of ['opacity', 'overlay', 'display']) changing.delete(harmless);
  expect([...changing]).toEqual([]);
});

for (const sitePage of pages) {
  for (const hydration of ['before', 'after']) {
    test(`a switch ${hydration} hydration rolls the prices of ${sitePage.path}, and back again`, async ({
      page,
    }) => {
      await page.goto(sitePage.path);
      if (hydration === 'after') await waitForHydration(page);
      const rolls = async () => {
        const motions = await page.evaluate(() => globalThis.motions.splice(0));
        const rolling = motions.filter(({ duration }) => duration === 160);
        return new Set(rolling.flatMap(({ properties }) => properties));
      };
      const moved = new Set(['translate', 'opacity']);
      // The mix has faders.
      if (sitePage === digitalMarketing) moved.add('scale');
      await viewButton(page, sitePage.creator.name).check();
      await expect.poll(rolls).toEqual(moved);
      await hydrated(page);
      await page.waitForFunction(() => document.getAnimations().length === 0);
      await rolls();
      await viewButton(page, sitePage.brand.name).check();
      await expect.poll(rolls).toEqual(moved);
    });
  }
}
