import type { Page } from '@playwright/test';
import { pages, podcasting } from '../tests/pages.ts';
import { words } from '../tests/words.ts';
import { boxOf, waitForAnimations } from './elements.ts';
import { bottomBar, menuToggle, pageLinks, sheet, shopIn, toast } from './navigation.ts';
import { misfits } from './overflow.ts';
import { expectTheme, expectView, themeButton, viewBar, viewButton } from './preferences.ts';
import { expect, test } from './test.ts';

/** How much of the window's height no sticky or fixed bar covers, from 0 to 1. */
const freeHeight = (page: Page) =>
  page.evaluate(() => {
    const sticks = (element: Element | null): boolean =>
      element !== null &&
      (/sticky|fixed/.test(getComputedStyle(element).position) || sticks(element.parentElement));
    const heights = Array.from({ length: innerHeight }, (_, y) => y);
    const free = heights.filter((y) => !sticks(document.elementFromPoint(innerWidth / 2, y)));
    return free.length / innerHeight;
  });

test('in a short window more than half of the height, in landscape 60 %, stay free of bars', async ({
  page,
}) => {
  for (const [width, height, least] of [
    // A window of 1280 × 1024, zoomed to 400 %.
    [320, 256, 0.5],
    [740, 360, 0.6],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const { path } of pages) {
      await page.goto(path);
      for (const top of [300, 1500]) {
        await page.evaluate((to) => scrollTo(0, to), top);
        expect.soft(await freeHeight(page), `${path}, ${width} px`).toBeGreaterThan(least);
      }
    }
  }
});

test('no text is under a phone’s camera or rounded corners', async ({ page }) => {
  const devTools = await page.context().newCDPSession(page);
  for (const sitePage of pages) {
    for (const [width, height, { top, bottom, side }] of [
      [393, 852, { top: 59, bottom: 34, side: 0 }],
      [740, 360, { top: 0, bottom: 21, side: 59 }],
      [932, 430, { top: 0, bottom: 21, side: 59 }],
    ] as const) {
      await page.setViewportSize({ width, height });
      const insets = { top, bottom, left: side, right: side };
      await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets });
      await page.goto(sitePage.path);
      const texts = { sideways: true, inset: side };
      expect(await misfits(page, texts)).toEqual([]);

      if (await bottomBar(page).isVisible()) {
        const action = await boxOf(bottomBar(page).getByRole('link', { name: words.enquire }));
        expect(action.bottom).toBeLessThanOrEqual(height - bottom);
      }
      if (await menuToggle(page).isVisible()) {
        await menuToggle(page).click();
        await waitForAnimations(sheet(page));
        expect(await misfits(page, texts)).toEqual([]);
      }
    }
  }
});

test.describe('on a touch screen, without hover', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the switch, the theme toggle, the sheet and the Shop work by tap', async ({ page }) => {
    await page.goto(podcasting.path);
    await viewButton(page, podcasting.creator.name).locator('..').tap();
    await expectView(page, podcasting, 'creator');
    await themeButton(page, 'dark').tap();
    await expectTheme(page, 'dark');
    await menuToggle(page).tap();
    await waitForAnimations(sheet(page));
    await expect(pageLinks(sheet(page))).toHaveCount(pages.length);
    await shopIn(sheet(page)).tap({ force: true });
    await expect(toast(page)).toHaveCount(1);
  });
});

test('in forced colours it still shows what is chosen and what can be clicked', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const sitePage of pages) {
    await page.goto(sitePage.path);
    const looks = await viewBar(page)
      .getByRole('radio')
      .evaluateAll((radios) =>
        radios.map((radio) =>
          [radio.closest('label'), radio.nextElementSibling].map((part) => {
            const { color, backgroundColor, border, outline } = getComputedStyle(part as Element);
            return [color, backgroundColor, border, outline].join();
          }),
        ),
      );
    for (const index of [0, 2]) expect(looks[index]).not.toEqual(looks[index + 1]);
    const links = page.getByRole('link', { name: words.enquire }).filter({ visible: true });
    const isMarked = await links.evaluateAll((all) =>
      all.map((link) => {
        const style = getComputedStyle(link);
        const hasEdge = Number.parseFloat(style.borderTopWidth) > 0;
        return hasEdge || style.textDecorationLine === 'underline';
      }),
    );
    expect(new Set(isMarked), sitePage.path).toEqual(new Set([true]));
  }
});

test('on a 4K screen the pages do not stretch, and are centred', async ({ page }) => {
  await page.setViewportSize({ width: 3840, height: 2160 });
  for (const { path } of pages) {
    await page.goto(path);
    const offers = 'main :is(div:has(> article), table)';
    for (const part of ['main h1', offers, 'header nav', 'footer p']) {
      const { width, x, right } = await boxOf(page.locator(part).filter({ visible: true }).first());
      expect(width, `${path}, ${part}`).toBeLessThanOrEqual(1440);
      if (part === offers) expect(x, path).toBeCloseTo(3840 - right, -1);
    }
  }
});
