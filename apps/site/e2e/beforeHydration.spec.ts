import type { Page } from '@playwright/test';
import { company } from '../tests/company.ts';
import { defaultView, home, otherView, otherViews, pageNamed, pages } from '../tests/pages.ts';
import { entriesToCome, words } from '../tests/words.ts';
import * as site from './elements.ts';
import {
  delayFiles,
  delayScripts,
  expect,
  expectWebFont,
  files,
  hydrated,
  test,
  testPages,
  testViews,
} from './test.ts';

declare global {
  var seenInFrames: Set<string>;
}

for (const sitePage of pages) {
  const { path, [defaultView]: first, [otherView]: second } = sitePage;

  testViews(`each frame of ${path} shows the stored view and theme`, async ({ page }) => {
    await page.addInitScript(
      (texts) => {
        globalThis.seenInFrames = new Set();
        const look = () => {
          requestAnimationFrame(look);
          if (!document.body) return;
          const { backgroundColor } = getComputedStyle(document.documentElement);
          seenInFrames.add(`background ${backgroundColor}`);
          // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts.
          const { innerText } = document.body;
          for (const text of texts) if (innerText.includes(text)) seenInFrames.add(text);
          for (const input of document.querySelectorAll<HTMLInputElement>('input:checked')) {
            seenInFrames.add(`checked ${input.value}`);
          }
        };
        look();
      },
      [first.uniqueText, second.uniqueText],
    );
    const scripts = await delayScripts(page);
    // Fills the storage from a same-origin file that runs no script.
    await page.goto(`${company.basePath}/favicon.svg`);
    const stored = { 'pricing-view': otherView, 'pricing-theme': 'dark' };
    await page.evaluate((entries) => Object.assign(localStorage, entries), stored);
    await page.goto(path);
    await expectWebFont(page);
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    const before = await page.screenshot();
    await scripts.release();
    await expect(page).toHaveTitle(second.fullTitle);
    const after = await page.screenshot();

    const seen = await page.evaluate(() => [...globalThis.seenInFrames]);
    const background = expect.stringMatching(/^background/);
    const expected = [background, second.uniqueText, `checked ${otherView}`, 'checked dark'];
    expect(seen.toSorted()).toEqual(expect.arrayContaining(expected));
    expect(seen).toHaveLength(expected.length);
    expect(after.equals(before), 'hydration changes no pixel').toBe(true);
    const isKept = await heading?.evaluate((node) => node.isConnected);
    expect(isKept, 'hydration replaces no element').toBe(true);
    await site.expectView(page, sitePage, otherView);
    await site.expectTheme(page, 'dark');
  });
}

const openings: Record<string, [selector: string, open: (page: Page) => Promise<unknown>]> = {
  'the dropdown': ['header [data-part=dropdown]', (page) => site.pricing(page).hover()],
  'the sheet': [
    'dialog[open]',
    async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await site.openSheet(page);
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    },
  ],
};

for (const { label } of entriesToCome) {
  openings[`the tooltip of ${label}`] = [
    'header nav [role=tooltip]',
    (page) => site.mainNavigation(page).getByRole('button', { name: label }).focus(),
  ];
}

for (const [what, [selector, open]] of Object.entries(openings)) {
  testPages(`${what} stays open through hydration`, async ({ page }) => {
    const script = await delayFiles(page, files.entry);
    await page.goto(home.path);
    await open(page);
    const opened = page.locator(selector).first();
    await site.boxOf(opened);
    await expect(opened).not.toHaveCSS('opacity', '0');
    const seen = await page.evaluateHandle((opened) => {
      const counts = { frames: 0, closed: 0 };
      const shown = { visibilityProperty: true, opacityProperty: true };
      const look = () => {
        requestAnimationFrame(look);
        counts.frames++;
        if (!document.querySelector(opened)?.checkVisibility(shown)) counts.closed++;
      };
      look();
      return counts;
    }, selector);
    script.release();
    await hydrated(page);
    const { frames } = await seen.jsonValue();
    // Waits about a second, in which any timer that closes the element would fire.
    await expect.poll(async () => (await seen.jsonValue()).frames).toBeGreaterThan(frames + 60);
    expect((await seen.jsonValue()).closed).toBe(0);
  });
}

test('a click on Share before hydration shows the toast after hydration', async ({ page }) => {
  const scripts = await delayFiles(page, files.entry);
  await page.goto(home.path);
  await site.clickShare(page);
  await expect(site.toast(page)).toHaveCount(0);
  scripts.release();
  await expect(site.toast(page)).toHaveCount(1);
});

test('a click on Print prints once, whether before or after hydration', async ({ page }) => {
  await page.addInitScript('globalThis.printed = 0; print = () => { printed++; }');
  const scripts = await delayScripts(page);
  await page.goto(home.path);
  const button = page.getByRole('button', { name: words.callToAction.print });
  await button.click();
  expect(await page.evaluate('printed')).toBe(1);
  await scripts.release();
  await button.click();
  expect(await page.evaluate('printed')).toBe(2);
});

testViews('the button that leads to another view moves focus to the switch', async ({ page }) => {
  const podcasting = pageNamed('podcasting');
  const scripts = await delayScripts(page);
  await page.goto(podcasting.path);
  const line = page.getByRole('main').getByRole('paragraph').getByRole('button');
  for (const moment of ['before', 'after']) {
    for (const view of [...otherViews(defaultView), defaultView]) {
      await line.press('Enter');
      await site.expectView(page, podcasting, view);
      await expect(site.viewButton(page, podcasting[view].name), moment).toBeFocused();
    }
    await scripts.release();
  }
});
