import { expect, type Page } from '@playwright/test';

/** The families of the fonts that the page's texts are set in. */
export async function fontsOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 1 });
  const body = { nodeId: root.nodeId, selector: 'body' };
  const { nodeId } = await session.send('DOM.querySelector', body);
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName.replace(/ \d+pt .*$/, ''));
}

/** Waits until every text of the page is set in the web font. */
export const expectWebFont = (page: Page): Promise<void> =>
  expect.poll(() => fontsOf(page)).toEqual(['Bricolage Grotesque']);
