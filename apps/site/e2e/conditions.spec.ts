import type { Page } from '@playwright/test';
import {
  bottomBar,
  boxOf,
  expectTheme,
  expectView,
  menuToggle,
  pageLinks,
  pages,
  podcasting,
  sheet,
  sheetPricing,
  shopIn,
  themeButton,
  toast,
  viewBar,
  viewButton,
  waitForAnimations,
  words,
} from './locators.ts';
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

for (const [what, size, least] of [
  ['a window of 1280 × 1024, zoomed to 400 %', { width: 320, height: 256 }, 0.5],
  ['a phone in landscape', { width: 740, height: 360 }, 0.6],
] as const) {
  test(`in ${what}, more than ${least * 100} % of the height stay free of bars`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const { path } of pages) {
      await page.goto(path);
      for (const top of [300, 1500]) {
        await page.evaluate((to) => scrollTo(0, to), top);
        expect.soft(await freeHeight(page), `${path}, from ${top} px`).toBeGreaterThan(least);
      }
    }
  });
}

/** The visible texts that begin before or end after these places. */
const textsBeyond = (page: Page, from: number, to: number) =>
  page.locator('body *', { hasText: /\S/ }).evaluateAll(
    (elements, [left, right]) => {
      const range = document.createRange();
      return elements.flatMap((element) =>
        // Text for screen readers only lies in a box of one pixel.
        !element.checkVisibility() || element.clientWidth === 1
          ? []
          : [...element.childNodes].flatMap((node) => {
              range.selectNodeContents(node);
              const box = range.getBoundingClientRect();
              const isBeyond = box.width > 0 && (box.left < left || box.right > right);
              return node.nodeType === Node.TEXT_NODE && isBeyond ? [node.textContent] : [];
            }),
      );
    },
    [from - 1, to + 1] as const,
  );

test('no text is under a phone’s camera or rounded corners', async ({ page }) => {
  const devTools = await page.context().newCDPSession(page);
  for (const sitePage of pages) {
    for (const [width, height, insets] of [
      [393, 852, { top: 59, bottom: 34, left: 0, right: 0 }],
      [740, 360, { top: 0, bottom: 21, left: 59, right: 59 }],
      [932, 430, { top: 0, bottom: 21, left: 59, right: 59 }],
    ] as const) {
      await test.step(`${sitePage.path} at ${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets });
        await page.goto(sitePage.path);
        const beyond = () => textsBeyond(page, insets.left, width - insets.right);
        expect(await beyond()).toEqual([]);

        if (await bottomBar(page).isVisible()) {
          const action = await boxOf(bottomBar(page).getByRole('link', { name: words.enquire }));
          expect(action.bottom).toBeLessThanOrEqual(height - insets.bottom);
        }
        if (await menuToggle(page).isVisible()) {
          await menuToggle(page).click();
          await waitForAnimations(sheet(page));
          expect(await beyond()).toEqual([]);
        }
      });
    }
  }
});

test.describe('on a touch screen, without hover', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the switch, the theme toggle, the sheet and the Shop work by tap', async ({ page }) => {
    await page.goto(podcasting.path);
    expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
    await viewButton(page, podcasting.creator.name).locator('..').tap();
    await expectView(page, podcasting, 'creator');
    await themeButton(page, 'dark').tap();
    await expectTheme(page, 'dark');
    await menuToggle(page).tap();
    await waitForAnimations(sheet(page));
    await sheetPricing(page).tap();
    await expect(pageLinks(sheet(page))).toHaveCount(pages.length);
    await shopIn(sheet(page)).tap({ force: true });
    await expect(toast(page)).toHaveCount(1);
  });

  test('every tap target is large enough', async ({ page }) => {
    for (const { path } of pages) {
      await page.goto(path);
      // WCAG 2.5.8; links inside a sentence or a cell may have the height of their line.
      const small = await page
        .locator('a[href], button, label, summary')
        .filter({ visible: true })
        .evaluateAll((all) =>
          all
            .filter((element) => getComputedStyle(element).display !== 'inline')
            .map((element) => {
              // A price on enquiry reaches as far as its `::before`.
              const { height: reach } = getComputedStyle(element, '::before');
              const { width, height } = element.getBoundingClientRect();
              const box = { width, height: Math.max(height, Number.parseFloat(reach) || 0) };
              return { text: element.textContent, box };
            })
            .filter(({ box }) => box.width < 24 || box.height < 24)
            .map(({ text, box }) => `${text}: ${box.width} × ${box.height}`),
        );
      expect.soft(small, path).toEqual([]);
    }
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
        radios.map((radio) => {
          const label = radio.closest('label') as HTMLElement;
          const mark = radio.nextElementSibling as Element;
          const { color, backgroundColor, borderColor, outlineStyle } = getComputedStyle(label);
          const { backgroundColor: filled, borderColor: edge } = getComputedStyle(mark);
          return [color, backgroundColor, borderColor, outlineStyle, filled, edge].join();
        }),
      );
    for (const index of [0, 2]) expect(looks[index]).not.toBe(looks[index + 1]);
    const edges = await page
      .getByRole('link', { name: words.enquire })
      .filter({ visible: true })
      .evaluateAll((links) =>
        links.map((link) => {
          const { borderTopWidth, textDecorationLine } = getComputedStyle(link);
          return Number.parseFloat(borderTopWidth) > 0 || textDecorationLine === 'underline';
        }),
      );
    expect(edges.length).toBeGreaterThan(0);
    expect(edges, sitePage.path).not.toContain(false);
  }
});

test('on a 4K screen the pages do not stretch, and are centred', async ({ page }) => {
  await page.setViewportSize({ width: 3840, height: 2160 });
  for (const { path } of pages) {
    await page.goto(path);
    const boxes = (selector: string) =>
      page
        .locator(selector)
        .filter({ visible: true })
        .evaluateAll((all) =>
          all.map((each) => {
            const { left, right, width } = each.getBoundingClientRect();
            return { left, right, width };
          }),
        );
    const texts = await boxes('main :is(article, table, p, h1), footer p, header nav');
    expect(Math.max(...texts.map(({ width }) => width)), path).toBeLessThanOrEqual(1440);
    const offers = await boxes('main :is(div:has(> article), table)');
    const left = Math.min(...offers.map((offer) => offer.left));
    const right = Math.max(...offers.map((offer) => offer.right));
    expect(left, path).toBeCloseTo(3840 - right, -1);
  }
});
