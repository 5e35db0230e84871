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

/** Sets everything in motion that moves. */
async function moveEverything(page: Page) {
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

test('what moves answers an action, within 200 ms', async ({ page }) => {
  const motions = await moveEverything(page);

  expect(motions.length).toBeGreaterThan(2);
  expect(motions).toContainEqual(expect.objectContaining({ from: '100%' }));
  for (const { properties, duration } of motions) {
    expect(duration, properties.join()).toBeLessThanOrEqual(200);
  }
});

test('nothing moves while the page loads and React arrives', async ({ page }) => {
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

test.describe('for whoever prefers less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('whatever travels is there at once; only opacity and colour take their time', async ({
    page,
  }) => {
    const lasting = (await moveEverything(page)).filter(({ duration }) => duration >= 1);
    const changing = new Set(lasting.flatMap(({ properties }) => properties));

    for (const harmless of ['opacity', 'overlay', 'display']) changing.delete(harmless);
    expect([...changing]).toEqual([]);
  });
});
