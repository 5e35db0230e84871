import type { Page } from '@playwright/test';
import { language } from '../src/content/siteMetadata.ts';
import { company } from '../tests/company.ts';
import { defaultView, offerAt, pages, views } from '../tests/pages.ts';
import { priceText, totalOf, words } from '../tests/words.ts';
import { bottomBar, boxOf, openSheet, showView } from './elements.ts';
import { misfits } from './overflow.ts';
import { expect, expectWebFont, test, visit } from './test.ts';

const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const own = new CSSStyleSheet();
    own.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, own];
  }, css);

const enlargeText = (standard: number) => async (page: Page) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard } });
};

// The text spacing of WCAG 1.4.12.
const textSpacing = `
  * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  * { line-height: 1.5 !important }
  p { margin-block-end: 2em !important }
`;

// The first size is that of a 1280 × 1024 window zoomed to 400 %.
const narrow = ['320 × 256', '320 × 640', '390 × 844', '767 × 360'];
const sizes = [...narrow, '768 × 1024', '1024 × 768', '1280 × 800', '3840 × 2160'];

for (const [condition, apply, windows] of [
  ['as designed', async () => {}, sizes],
  ['with the browser’s font size at 200 %', enlargeText(32), sizes.slice(1)],
  [
    'with the root’s font size at 200 %',
    (page: Page) => addStyles(page, ':root { font-size: 200% }'),
    narrow.slice(1),
  ],
  ['with WCAG’s text spacing', (page: Page) => addStyles(page, textSpacing), sizes.slice(1)],
] as const) {
  for (const sitePage of pages) {
    test(`${sitePage.path} ${condition} fits any window`, async ({ page }) => {
      test.slow();
      await page.goto(sitePage.path);
      await expectWebFont(page);
      await apply(page);
      for (const view of views) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await showView(page, sitePage, view);
        for (const size of windows) {
          const [width = 0, height = 0] = size.split(' × ').map(Number);
          await page.setViewportSize({ width, height });
          expect.soft(await misfits(page), `${view}, ${size}`).toEqual([]);
        }
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await openSheet(page);
      expect(await misfits(page, { sideways: true }), 'the sheet').toEqual([]);
    });
  }
}

test('no page scrolls sideways on a phone with text at 300 %', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enlargeText(48)(page);
  for (const { path } of pages) {
    await page.goto(path);
    expect.soft(await misfits(page, { sideways: true }), path).toEqual([]);
  }
});

for (const { path } of pages) {
  test(`text on ${path} keeps clear of the window’s sides at every width`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    await expectWebFont(page);
    for (let width = 320; width <= 1440; width += 10) {
      await page.setViewportSize({ width, height: 800 });
      const found = await misfits(page, { sideways: true, inset: 8 });
      expect.soft(found, `${width} px`).toEqual([]);
    }
  });
}

test('no text is under a phone’s camera or rounded corners', async ({ page }) => {
  const [width, height, side, bottom] = [740, 360, 59, 21];
  const devTools = await page.context().newCDPSession(page);
  const insets = { top: 0, bottom, left: side, right: side };
  await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await page.setViewportSize({ width, height });
  for (const { path } of pages) {
    await page.goto(path);
    expect(await misfits(page, { sideways: true, inset: side })).toEqual([]);
    if (await bottomBar(page).isVisible()) {
      await page.evaluate(() => scrollTo(0, 1500));
      const action = await boxOf(bottomBar(page).getByRole('link', { name: words.enquire }));
      expect(action.bottom).toBeLessThanOrEqual(height - bottom);
    }
    await openSheet(page);
    expect(await misfits(page, { sideways: true, inset: side })).toEqual([]);
  }
});

/** Returns the fraction of the window's height that no sticky or fixed bar covers. */
const freeHeight = (page: Page) =>
  page.evaluate(() => {
    const sticks = (element: Element | null): boolean =>
      element !== null &&
      (/sticky|fixed/.test(getComputedStyle(element).position) || sticks(element.parentElement));
    const heights = Array.from({ length: 100 }, (_, index) => (index * innerHeight) / 100);
    const free = heights.filter((y) => !sticks(document.elementFromPoint(innerWidth / 2, y)));
    return free.length / 100;
  });

test('sticky bars leave most of the window free', async ({ page }) => {
  test.slow();
  for (const [width, height, free] of [
    [320, 256, 0.5],
    [740, 360, 0.67],
    [1024, 500, 0.67],
    [390, 664, 0.75],
    [360, 740, 0.78],
    [768, 800, 0.8],
    [1280, 800, 0.8],
    [1440, 900, 0.8],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const { path } of pages) {
      await visit(page, path);
      for (const top of [700, 1500, 1400]) {
        await page.evaluate((to) => scrollTo(0, to), top);
        // Polls, because on phones the header hides on scrolling down and returns on scrolling up.
        await expect.poll(() => freeHeight(page), `${path}, ${width} px`).toBeGreaterThan(free);
      }
    }
  }
});

test('on a small phone, a page shows a price without scrolling and is at most about six screens tall', async ({
  page,
}) => {
  // Allows for the two lines of the note on value added tax, and for languages with longer texts.
  const height = (company.valueAddedTax ? 800 : 740) + (language.startsWith('en') ? 0 : 120);
  await page.setViewportSize({ width: 360, height });
  for (const sitePage of pages) {
    await page.goto(sitePage.path);
    const [first] = offerAt(sitePage[defaultView], 0).prices;
    const main = page.getByRole('main');
    // Also accepts the total with tax, which is the only amount in the links to tiers.
    const shown = main
      .getByText(first ? priceText(first.price) : '')
      .or(main.getByText(first ? priceText(totalOf(first.price)) : ''))
      .filter({ visible: true });
    await expect(shown.first()).toBeInViewport({ ratio: 1 });
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    expect(screens, sitePage.path).toBeLessThan(6.08);
  }
});

// The logo has its own colours and is ignored.
test('only the playhead, one Enquire link and the footer’s Enquire link have the accent colour', async ({
  page,
}) => {
  for (const sitePage of pages) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      // Opens a link to an offer, because a linked offer must not have the accent colour.
      await page.goto(`${sitePage.path}#${offerAt(sitePage[defaultView], 1).id}`);
      const found = await page.evaluate(() => {
        const probe = document.createElement('i');
        probe.style.color = 'var(--ui-color-accent)';
        document.body.append(probe);
        const accent = getComputedStyle(probe).color;
        probe.remove();
        const isMarked = (element: Element, part?: string) => {
          const style = getComputedStyle(element, part);
          const { backgroundColor, stroke, borderBlockEnd, outline, boxShadow } = style;
          const colors = [backgroundColor, stroke, borderBlockEnd, outline, boxShadow].join();
          return colors.includes(accent) && (!part || style.content !== 'none');
        };
        const elements = [...document.querySelectorAll('body :not([data-part=mark] *)')];
        const marked = elements.filter(
          (it) =>
            it.checkVisibility() &&
            [undefined, '::before', '::after'].some((part) => isMarked(it, part)),
        );
        return marked.map((it) => it.closest('svg')?.nodeName ?? it.textContent);
      });
      const head = page.locator('main > header').getByRole('link', { name: words.enquire });
      const isFeatured = sitePage[defaultView].offers.some(({ featured }) => featured);
      const accented = isFeatured || (await head.count()) > 0 ? [words.enquire] : [];
      const playhead = (await page.locator('main > header svg').count()) > 0 ? ['svg'] : [];
      const atEnd = page.locator('footer').getByRole('link', { name: words.enquire });
      const closing = (await atEnd.count()) > 0 ? [words.enquire] : [];
      const expected = [...playhead, ...accented, ...closing];
      expect(found, `${sitePage.path}, ${width} px`).toEqual(expected);
    }
  }
});
