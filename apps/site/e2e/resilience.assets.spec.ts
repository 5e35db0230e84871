import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectUsable, files, networkErrors, networkFailures } from './faultInjection.ts';
import { pages } from './locators.ts';
import { expect, test, waitForHydration } from './test.ts';
import { fontsOf } from './webFont.ts';

test('the pages’ styles are inline, so that no style sheet can fail to load', ({ baseURL }) => {
  expect(baseURL).toBeTruthy();
  for (const { path } of pages) {
    const html = readFileSync(join(import.meta.dirname, `../dist${path}.html`), 'utf8');
    expect(html).not.toMatch(/<link[^>]*rel="?stylesheet/);
    expect(html).toMatch(/<style>/);
  }
});

test.describe('where the web font', () => {
  test.use({ expectedErrors: [/Failed to|OTS/] });

  for (const what of Object.keys(networkFailures).filter((name) => !/cut|throws/.test(name))) {
    for (const sitePage of pages) {
      test(`${what}, ${sitePage.path} is set in the fallback font`, async ({ page }) => {
        let requests = 0;
        await page.route(files.font, (route) => {
          requests += 1;
          return networkFailures[what]?.(route);
        });
        await page.goto(sitePage.path);
        await expect.poll(() => requests).toBeGreaterThan(0);
        await waitForHydration(page);
        await expectUsable(page, sitePage);
        expect(await fontsOf(page)).not.toContain('Bricolage Grotesque');
      });
    }
  }
});

test.describe('where nothing but the HTML can be loaded', () => {
  test.use({ expectedErrors: networkErrors });

  for (const sitePage of pages) {
    test(`${sitePage.path} can be read, and its view and theme switched`, async ({ page }) => {
      await page.route(/\.\w+$/, (route) => route.abort());
      await page.goto(sitePage.path);
      await page.keyboard.press('Shift');
      await expectUsable(page, sitePage);
    });
  }
});
