import {
  bottomBar,
  boxOf,
  digitalMarketing,
  dropdownLink,
  expectTheme,
  expectView,
  menuToggle,
  pages,
  podcasting,
  pricing,
  sheet,
  themeToggle,
  toast,
  viewBar,
  viewButton,
  views,
  waitForAnimations,
} from './locators.ts';
import { expect, test, visit } from './test.ts';

type Page = Parameters<typeof viewBar>[0];

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

test.describe('a window of 1280 × 1024, zoomed to 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });

  for (const sitePage of pages) {
    test(`${sitePage.path} leaves half of the height free of bars`, async ({ page }) => {
      await page.goto(sitePage.path);
      for (const view of views) {
        await viewButton(page, sitePage[view].name).check();
        await page.evaluate(() => scrollTo(0, 900));
        expect(await freeHeight(page)).toBeGreaterThan(0.5);
      }
    });
  }
});

test.describe('a phone in landscape', () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true });

  for (const sitePage of pages) {
    test(`${sitePage.path} leaves 60 % of the height free of bars`, async ({ page }) => {
      await page.goto(sitePage.path);
      for (const top of [300, 900, 1500]) {
        await page.evaluate((to) => scrollTo(0, to), top);
        expect(await freeHeight(page), `scrolled to ${top}`).toBeGreaterThanOrEqual(0.6);
      }
    });
  }
});

for (const [orientation, { width, height, insets }] of Object.entries({
  portrait: { width: 393, height: 852, insets: { top: 59, bottom: 34, left: 0, right: 0 } },
  landscape: { width: 740, height: 360, insets: { top: 0, bottom: 21, left: 59, right: 59 } },
  'wide landscape': {
    width: 932,
    height: 430,
    insets: { top: 0, bottom: 21, left: 59, right: 59 },
  },
})) {
  test(`no text is under a phone’s camera or rounded corners, in ${orientation}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets });
    for (const sitePage of pages) {
      await page.goto(sitePage.path);
      expect(await textsBeyond(page, insets.left, width - insets.right)).toEqual([]);
    }

    if (await bottomBar(page).isVisible()) {
      const action = await boxOf(bottomBar(page).getByRole('link', { name: 'Enquire' }));
      expect(action.bottom).toBeLessThanOrEqual(height - insets.bottom);
    }
    if (await menuToggle(page).isVisible()) {
      await menuToggle(page).click();
      await waitForAnimations(sheet(page));
      expect(await textsBeyond(page, insets.left, width - insets.right)).toEqual([]);
    }
  });
}

/** The visible texts that begin before or end after these places. */
const textsBeyond = (page: Page, from: number, to: number) =>
  page.evaluate(
    ([left, right]) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const found: string[] = [];
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        const { parentElement: parent } = node;
        if (!node.nodeValue?.trim() || !parent?.checkVisibility() || parent.clientWidth === 1)
          continue;
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width > 0 && (box.left < left || box.right > right)) found.push(node.nodeValue);
      }
      return found;
    },
    [from - 1, to + 1] as const,
  );

test.describe('on a touch screen, without hover', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the switch, the theme toggle, the sheet and the Shop work by tap', async ({ page }) => {
    await page.goto(podcasting.path);
    expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
    await viewBar(page).getByText('Creator', { exact: true }).tap();
    await expectView(page, podcasting, 'creator');
    await themeToggle(page).tap({ force: true });
    await expectTheme(page, 'dark');

    await menuToggle(page).tap();
    await waitForAnimations(sheet(page));
    await sheet(page).getByText('Pricing', { exact: true }).tap();
    await expect(sheet(page).getByRole('link', { name: 'Bundles' })).toHaveCount(2);
    await sheet(page).getByRole('button', { name: 'Shop' }).tap({ force: true });
    await expect(toast(page)).toHaveCount(1);
  });

  for (const sitePage of pages) {
    test(`every tap target of ${sitePage.path} is large enough`, async ({ page }) => {
      await page.goto(sitePage.path);
      // WCAG 2.5.8; links inside a sentence or a cell may have the height of their line.
      const small = await page
        .locator('a[href], button, label, summary')
        .filter({ visible: true })
        .evaluateAll((all) =>
          all
            .filter((element) => getComputedStyle(element).display !== 'inline')
            .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
            .filter(({ box }) => box.width < 24 || box.height < 24)
            .map(({ text, box }) => `${text}: ${box.width} × ${box.height}`),
        );
      expect(small).toEqual([]);
    });
  }
});

test.describe('on a tablet, without hover', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true });

  test('a tap opens the dropdown, which stays open until the next one', async ({ page }) => {
    await visit(page, podcasting.path);
    await pricing(page).tap();
    await expect(dropdownLink(page, 'Bundles')).toHaveCount(2);
    await dropdownLink(page, 'Digital Marketing Bundles').tap();
    await expect(page).toHaveURL(digitalMarketing.path);
    await expect(dropdownLink(page, 'Bundles')).toHaveCount(0);
  });
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  for (const sitePage of pages) {
    test(`${sitePage.path} still shows what is chosen and what can be clicked`, async ({
      page,
    }) => {
      await page.goto(sitePage.path);
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
      for (const view of views) {
        await viewButton(page, sitePage[view].name).check();
        const looks = await viewBar(page)
          .locator('label')
          .filter({ has: page.getByRole('radio') })
          .evaluateAll((labels) =>
            labels.map((label) => {
              const { color, backgroundColor, borderColor, outlineStyle } = getComputedStyle(label);
              const dot = label.querySelector('span');
              const mark = dot && getComputedStyle(dot);
              return `${color} ${backgroundColor} ${borderColor} ${outlineStyle} ${mark?.backgroundColor} ${mark?.borderColor}`;
            }),
          );
        expect(new Set(looks).size).toBe(2);
      }
      const edges = await page
        .getByRole('link', { name: 'Enquire' })
        .filter({ visible: true })
        .evaluateAll((links) =>
          links.map((link) => {
            const { borderTopWidth, textDecorationLine } = getComputedStyle(link);
            return Number.parseFloat(borderTopWidth) > 0 || textDecorationLine === 'underline';
          }),
        );
      expect(edges.length).toBeGreaterThan(0);
      expect(edges).not.toContain(false);
    });
  }
});

test.describe('on a 4K screen', () => {
  test.use({ viewport: { width: 3840, height: 2160 } });

  for (const sitePage of pages) {
    test(`${sitePage.path} does not stretch, and is centred`, async ({ page }) => {
      await page.goto(sitePage.path);
      const widest = await page
        .locator('main :is(article, table, p, h1), footer p, header nav')
        .filter({ visible: true })
        .evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().width)));
      expect(widest).toBeLessThanOrEqual(1440);

      const offers = await page
        .locator('main :is(article, table)')
        .filter({ visible: true })
        .evaluateAll((all) => {
          const boxes = all.map((each) => each.getBoundingClientRect());
          return {
            left: Math.min(...boxes.map(({ left }) => left)),
            right: Math.max(...boxes.map(({ right }) => right)),
          };
        });
      expect(offers.left).toBeCloseTo(3840 - offers.right, -1);
    });
  }
});
