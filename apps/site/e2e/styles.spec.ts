import { hash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { otherPage, pages, podcasting } from '../tests/pages.ts';
import { goTo } from './elements.ts';
import {
  expect,
  expectWebFont,
  ignoreRestingMouse,
  test,
  visit,
  waitForHydration,
} from './test.ts';

/** Screenshots of the page on a phone and a desktop. */
async function looks(page: Page): Promise<string[]> {
  await page.mouse.move(0, 0);
  const hashes: string[] = [];
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    hashes.push(hash('sha256', await page.screenshot({ fullPage: true })));
  }
  return hashes;
}

for (const sitePage of pages) {
  test(`${sitePage.path} looks the same with its own styles, with all, and navigated to`, async ({
    page,
  }) => {
    await ignoreRestingMouse(page);
    await page.goto(sitePage.path);
    await expectWebFont(page);
    const own = await looks(page);
    await waitForHydration(page);
    expect(await looks(page), 'with all styles').toEqual(own);

    await visit(page, otherPage(sitePage).path);
    await goTo(page, sitePage);
    expect(await looks(page), 'navigated to').toEqual(own);
  });
}

test('the web font has figures of one width, so that prices align', async ({ page }) => {
  await visit(page, podcasting.path);
  await expectWebFont(page);
  const price = page.getByRole('article').first().getByText(/^R\d/).first();
  const widths = await price.evaluate((element) =>
    ['1111', '8888'].map((figures) => {
      element.textContent = figures;
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getBoundingClientRect().width;
    }),
  );
  expect(widths[0]).toBe(widths[1]);
});
