import {
  bottomBar,
  boxOf,
  digitalMarketing,
  footer,
  menuToggle,
  pages,
  podcasting,
  sheet,
  viewBar,
  viewButton,
  views,
} from './locators.ts';
import { none, overflow } from './overflow.ts';
import { expect, test } from './test.ts';

type Page = Parameters<typeof viewBar>[0];

const textSizes: Record<string, (page: Page) => Promise<unknown>> = {
  'text at its normal size': async () => {},
  'the browser’s text at 200 %': async (page) => {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  },
  'the root’s text at 200 %': (page) =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    }),
};

for (const [size, enlarge] of Object.entries(textSizes)) {
  for (const sitePage of pages) {
    test(`at 320 px, ${sitePage.path} with ${size} does not scroll sideways`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(sitePage.path);
      await enlarge(page);
      for (const view of views) {
        await viewButton(page, sitePage[view].name).check();
        expect(await overflow(page), sitePage[view].name).toEqual(none);
      }

      await menuToggle(page).click();
      await boxOf(sheet(page));
      expect(await overflow(page), 'the sheet').toEqual(none);
    });
  }
}

for (const width of [360, 768, 1024, 1440]) {
  test(`at ${width} px no page scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const sitePage of pages) {
      await page.goto(sitePage.path);
      for (const view of views) {
        await viewButton(page, sitePage[view].name).check();
        expect(await overflow(page), sitePage[view].name).toEqual(none);
      }
    }
  });
}

for (const [width, columns] of [
  [320, 1],
  [360, 1],
  [768, 2],
  [1280, 3],
  [1920, 3],
]) {
  test(`at ${width} px the bundles are laid out in ${columns} column(s)`, async ({ page }) => {
    await page.setViewportSize({ width: Number(width), height: 800 });
    await page.goto(podcasting.path);
    for (const view of views) {
      await viewButton(page, podcasting[view].name).check();
      const cards = page.getByRole('article').filter({ visible: true });
      const lefts = await cards.evaluateAll((all) =>
        all.map((card) => Math.round(card.getBoundingClientRect().left)),
      );
      expect(lefts).toHaveLength(3);
      expect(new Set(lefts).size).toBe(columns);
    }
  });
}

for (const width of [360, 768, 1280]) {
  test(`at ${width} px the header and the view bar stick, one below the other`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(digitalMarketing.path);
    await page.evaluate(() => scrollTo(0, 1200));

    const header = await boxOf(page.getByRole('banner'));
    const bar = await boxOf(viewBar(page));
    expect(header.y).toBe(0);
    expect(bar.y).toBeCloseTo(header.bottom, 1);
    await expect(page.getByRole('complementary')).not.toBeInViewport();

    // And below these, the headers of the columns.
    const tier =
      width < 768
        ? page.getByRole('heading', { name: 'Platinum', level: 2 }).locator('..')
        : page.getByRole('columnheader', { name: 'Gold' });
    expect((await boxOf(tier)).y).toBeCloseTo(bar.bottom, 0);
    await expect(tier).toBeInViewport({ ratio: 1 });
  });
}

test('in a short window only the view bar sticks', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto(digitalMarketing.path);
  await page.evaluate(() => scrollTo(0, 1200));

  await expect(page.getByRole('banner')).not.toBeInViewport();
  expect((await boxOf(viewBar(page))).y).toBe(0);
});

test.describe('the bottom bar', () => {
  test('is at the bottom of the window below md, on the marketing page only', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(digitalMarketing.path);
    for (const top of [0, 1500]) {
      await page.evaluate((to) => scrollTo(0, to), top);
      const box = await boxOf(bottomBar(page));
      expect(box).toMatchObject({ x: 0, width: 390, bottom: 800 });
    }

    await page.goto(podcasting.path);
    await expect(footer(page)).toBeVisible();
    await expect(page.getByText('Ready to tailor a plan?')).toHaveCount(0);
  });

  for (const [size, enlarge] of Object.entries(textSizes)) {
    for (const [width, height] of [
      [320, 640],
      [767, 800],
      [740, 360],
    ] as const) {
      test(`never covers the footer’s last line: ${width} × ${height}, ${size}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        await page.goto(digitalMarketing.path);
        await enlarge(page);
        // Large text makes a window narrow before its pixels do.
        await expect(bottomBar(page)).toBeVisible();
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

        const last = await boxOf(footer(page).getByRole('paragraph').last());
        expect(last.bottom).toBeLessThanOrEqual((await boxOf(bottomBar(page))).y);
      });
    }
  }
});

test('from lg the header is one line, with the browser’s text at 200 % too', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(podcasting.path);
  const header = page.getByRole('banner');
  const normal = await boxOf(header);
  expect(normal.height).toBeLessThan(80);

  await textSizes['the browser’s text at 200 %']?.(page);
  // Breakpoints are in the visitor's text size: now there is no room for the navigation.
  await expect(menuToggle(page)).toBeVisible();
  expect((await boxOf(header)).height).toBeLessThan(160);
});
