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
