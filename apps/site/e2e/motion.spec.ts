import {
  mainNavigation,
  menuToggle,
  podcasting,
  sheet,
  themeToggle,
  toast,
  viewButton,
  waitForAnimations,
} from './locators.ts';
import { watchMotion } from './motion.ts';
import { expect, test, visit } from './test.ts';

type Page = Parameters<typeof toast>[0];

/** Starts every transition and animation of the page, and returns them. */
async function animateEverything(page: Page) {
  await visit(page, podcasting.path);
  const motions = await watchMotion(page);
  await viewButton(page, 'Creator').check();
  await themeToggle(page).press('Space');
  await mainNavigation(page).getByRole('button', { name: 'Shop' }).press('Enter');
  await expect(toast(page)).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 800 });
  await menuToggle(page).click();
  await waitForAnimations(sheet(page));
  return motions();
}

test('every transition and animation takes at most 200 ms', async ({ page }) => {
  const motions = await animateEverything(page);

  expect(motions.length).toBeGreaterThan(2);
  expect(motions).toContainEqual(expect.objectContaining({ from: '100%' }));
  for (const { properties, duration } of motions) {
    expect(duration, properties.join()).toBeLessThanOrEqual(200);
  }
});

test('nothing is animated while the page loads and hydrates', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.motions = [];
    const record = ({ type, target }: Event) => {
      globalThis.motions.push({
        properties: [`${type} of ${(target as Element).outerHTML}`],
        from: undefined,
        duration: 0,
      });
    };
    document.addEventListener('transitionrun', record, true);
    document.addEventListener('animationstart', record, true);
  });
  await visit(page, podcasting.path);

  expect(await page.evaluate(() => globalThis.motions)).toEqual([]);
});

test.describe('where the visitor prefers reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves: only opacity and colour are animated', async ({ page }) => {
    const lasting = (await animateEverything(page)).filter(({ duration }) => duration >= 1);
    const changing = new Set(lasting.flatMap(({ properties }) => properties));

    for (const harmless of ['opacity', 'overlay', 'display']) changing.delete(harmless);
    expect([...changing]).toEqual([]);
  });
});
