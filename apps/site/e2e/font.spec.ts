import { files } from './faultInjection.ts';
import {
  digitalMarketing,
  menuToggle,
  pages,
  podcasting,
  themeToggle,
  viewButton,
  views,
} from './locators.ts';
import { responseTime } from './responseTime.ts';
import { expect, hold, test, visit } from './test.ts';

type Page = Parameters<typeof visit>[0];

/** What has moved so far, beyond what the visitor did. */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 300);
      }),
  );

/** The faces in which the page's texts are drawn. */
async function facesOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 1 });
  const body = { nodeId: root.nodeId, selector: 'body' };
  const { nodeId } = await session.send('DOM.querySelector', body);
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName.replace(/ \d+pt .*$/, ''));
}

for (const sitePage of pages) {
  const { path } = sitePage;
  for (const view of views) {
    test(`no character of ${path} for ${sitePage[view].name} falls outside the brand face`, async ({
      page,
    }) => {
      await responseTime(page, 10);
      await visit(page, path);
      await viewButton(page, sitePage[view].name).check();
      await page.evaluate(() => document.fonts.ready);
      expect(await facesOf(page)).toEqual(['Bricolage Grotesque']);

      // High enough that nothing is left out for being out of sight.
      await page.setViewportSize({ width: 390, height: 8000 });
      await menuToggle(page).click();
      expect(await facesOf(page)).toEqual(['Bricolage Grotesque']);
    });
  }

  test(`on ${path} nothing moves while it loads, when the face comes late, or at a switch`, async ({
    page,
  }) => {
    const face = await hold(page, files.font);
    // As over a telephone network: the face is not waited for.
    await responseTime(page, 160);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(themeToggle(page)).toBeVisible();
    face.letGo();
    await page.waitForLoadState('load');
    await themeToggle(page).check();
    await viewButton(page, sitePage.creator.name).check();
    expect(await shifted(page)).toBe(0);
  });
}

test('over a slow network a first visit reads in the stand-in, and the next one in the brand face', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { rtt: 150 } });
  });
  await responseTime(page, 160);
  const isAsked = page.waitForRequest(files.font);
  let asked = false;
  isAsked.then(() => {
    asked = true;
  });

  await page.goto(podcasting.path, { waitUntil: 'load' });
  expect(asked).toBe(false);
  await (await isAsked).response();
  expect(await facesOf(page)).not.toContain('Bricolage Grotesque');

  await page.goto(digitalMarketing.path, { waitUntil: 'load' });
  await page.goto(podcasting.path, { waitUntil: 'load' });
  expect(await facesOf(page)).toEqual(['Bricolage Grotesque']);
});
