import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { webFont } from '../tests/builtSite.ts';

/** Each element with text of its own, as XPath. */
export const everyText = '/html/body//*[text()[normalize-space()]]';

/** The families of the fonts that the body's first texts are set in, or those of other elements. */
export async function fontsOf(page: Page, query = '/html/body'): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await session.send('DOM.getDocument', { depth: 0 });
  const { searchId, resultCount } = await session.send('DOM.performSearch', { query });
  const range = { searchId, fromIndex: 0, toIndex: resultCount };
  const { nodeIds } = await session.send('DOM.getSearchResults', range);
  // An element's answer leaves out what lies deep in it.
  const answers = await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  await session.detach();
  const families = answers.flatMap(({ fonts }) => fonts.map(({ familyName }) => familyName));
  // The file names its default style as well: 'Bricolage Grotesque 96pt ExtraBold'.
  return [...new Set(families.map((name) => (name.startsWith(webFont) ? webFont : name)))];
}

/** Waits until the page is set in the web font. */
export const expectWebFont = (page: Page): Promise<void> =>
  expect.poll(() => fontsOf(page)).toEqual([webFont]);

/**
 * The local fonts that phones make the fallback font from, as files. Arimo has the widths of Arial
 * and of Liberation Sans.
 */
export const fallbackFonts = {
  Arial: import.meta.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff2'),
  Roboto: import.meta.resolve('@fontsource/roboto/files/roboto-latin-400-normal.woff2'),
};

/**
 * Makes the page's fallback font from the files of one font. Which fonts a machine has, and which
 * versions of them, then decides nothing.
 */
export async function setFallbackFont(page: Page, local: keyof typeof fallbackFonts) {
  await page.route('**/fallback-font/*', (route) => {
    const weight = route.request().url().split('/').at(-1) ?? '';
    return route.fulfill({ path: fileURLToPath(fallbackFonts[local].replace('400', weight)) });
  });
  await page.evaluate(async (regular) => {
    const weights = new Map([
      [`local("${regular}")`, 400],
      [`local("${regular} Bold")`, 700],
    ]);
    for (const rule of [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])) {
      const locals = rule.cssText.match(/local\(.*?\)/g);
      if (!(rule instanceof CSSFontFaceRule) || !locals) continue;
      const weight = locals.map((it) => weights.get(it)).find(Boolean);
      rule.style.setProperty('src', weight ? `url("/fallback-font/${weight}")` : 'local("")');
    }
    // Until a layout the faces are still those of the rules as they were.
    document.body.getBoundingClientRect();
    const faces = [...document.fonts].filter(({ family }) => /Fallback/.test(family));
    // Those of other fonts fail.
    await Promise.allSettled(faces.map((face) => face.load()));
  }, local);
}
