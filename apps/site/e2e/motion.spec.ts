import type { Page } from '@playwright/test';
import { mix } from '../src/content/digitalMarketing.ts';
import { digitalMarketing, pages, podcasting } from '../tests/pages.ts';
import { waitForAnimations } from './elements.ts';
import { mainNavigation, menuToggle, sheet, shopIn, toast } from './navigation.ts';
import { themeButton, viewButton } from './preferences.ts';
import { expect, hydrated, test, visit, waitForHydration } from './test.ts';

declare global {
  /** The animated properties, and the duration in milliseconds. */
  var motions: { properties: string[]; duration: number }[];
}

interface TraceEvent {
  name: string;
  args: { beginData?: { frame: string } };
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

const motionsOf = (page: Page) => page.evaluate(() => globalThis.motions);

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
  return motionsOf(page);
}

test('nothing is animated on loading, and later nothing for over 200 ms', async ({ page }) => {
  await visit(page, podcasting.path);
  expect(await motionsOf(page), 'on loading').toEqual([]);

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

test('a switch moves the fader of a price from its old mark to its new one', async ({ page }) => {
  await visit(page, digitalMarketing.path);
  const strip = page.getByRole('navigation', { name: mix.label }).getByRole('link').last();
  const mark = () =>
    strip.evaluate((link) => {
      const price = [...link.querySelectorAll('[data-for-view]')].find((it) =>
        it.checkVisibility(),
      );
      return Number(getComputedStyle(price as Element, '::after').scale.split(' ')[0]);
    });
  const before = await mark();
  await viewButton(page, digitalMarketing.creator.name).check();
  const scales = () =>
    motionsOf(page).then((all) => all.some(({ properties }) => properties.includes('scale')));
  await expect.poll(scales).toBe(true);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  expect(await mark()).toBeLessThan(before);
});

for (const sitePage of pages) {
  test(`a switch lays ${sitePage.path} out for itself and its announcement, and not again as the motion ends`, async ({
    page,
  }) => {
    await visit(page, sitePage.path);
    const devTools = await page.context().newCDPSession(page);
    // A browser with tabs lays its icon out too, as a page of its own.
    const { frameTree } = await devTools.send('Page.getFrameTree');
    let layouts = 0;
    devTools.on('Tracing.dataCollected', ({ value }) => {
      for (const { name, args } of value as unknown as TraceEvent[]) {
        if (name === 'Layout' && args.beginData?.frame === frameTree.frame.id) layouts++;
      }
    });
    const traceConfig = { includedCategories: ['devtools.timeline'] };
    await devTools.send('Tracing.start', { traceConfig });
    await viewButton(page, sitePage.creator.name).check();
    const announcement = page.getByRole('status').filter({ hasText: sitePage.creator.name });
    await expect(announcement).toHaveCount(1);
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
    const complete = new Promise((done) => devTools.once('Tracing.tracingComplete', done));
    await devTools.send('Tracing.end');
    await complete;
    expect(layouts).toBeGreaterThan(0);
    expect(layouts).toBeLessThanOrEqual(2);
  });
}

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
