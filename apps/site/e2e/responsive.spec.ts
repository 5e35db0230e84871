import type { Page } from '@playwright/test';
import { pages, views } from '../tests/pages.ts';
import { boxOf } from './elements.ts';
import { menuToggle, sheet } from './navigation.ts';
import { misfits } from './overflow.ts';
import { viewButton } from './preferences.ts';
import { expect, test } from './test.ts';

/** Adds the visitor's own styles to the page, as an extension does. */
const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const own = new CSSStyleSheet();
    own.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, own];
  }, css);

/** The browser's own setting. */
const enlargeText = async (page: Page) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
};

// WCAG 1.4.12
const textSpacing = `
  * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  * { line-height: 1.5 !important }
  p { margin-block-end: 2em !important }
`;

const narrow = ['320 × 640', '390 × 844', '740 × 360', '767 × 800'];
const sizes = [...narrow, '768 × 1024', '1024 × 768', '1280 × 800'];
// The first is a window of 1280 × 1024, zoomed to 400 %.
const allSizes = ['320 × 256', '360 × 800', ...sizes, '1440 × 900', '3840 × 2160'];

for (const [condition, apply, windows] of [
  ['as designed', async () => {}, allSizes],
  ['with the browser’s text at 200 %', enlargeText, sizes],
  [
    'with the root’s text at 200 %',
    (page: Page) => addStyles(page, ':root { font-size: 200% }'),
    narrow,
  ],
  ['with the text spaced out', (page: Page) => addStyles(page, textSpacing), sizes],
] as const) {
  for (const sitePage of pages) {
    test(`${sitePage.path} ${condition} fits any window: nothing is cut, overlaps or scrolls sideways`, async ({
      page,
    }) => {
      await page.goto(sitePage.path);
      await apply(page);
      const found: Record<string, string[]> = {};
      for (const view of views) {
        const { name } = sitePage[view];
        await page.setViewportSize({ width: 1280, height: 800 });
        await viewButton(page, name).check();
        for (const size of windows) {
          const [width = 0, height = 0] = size.split(' × ').map(Number);
          await page.setViewportSize({ width, height });
          const here = await misfits(page);
          if (here.length > 0) found[`${name}, ${size}`] = here;
        }
      }
      expect(found).toEqual({});

      await page.setViewportSize({ width: 320, height: 640 });
      await menuToggle(page).click();
      await boxOf(sheet(page));
      expect(await misfits(page, { sideways: true }), 'the sheet').toEqual([]);
    });
  }
}
