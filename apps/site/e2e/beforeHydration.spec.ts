import type { Page } from '@playwright/test';
import { pages, podcasting } from '../tests/pages.ts';
import { words } from '../tests/words.ts';
import { files } from './faultInjection.ts';
import { clickShop, dropdownLink, pricing, toast } from './navigation.ts';
import { expectTheme, expectView, viewButton } from './preferences.ts';
import { delayFiles, delayScripts, expect, hydrated, openWith, test, visit } from './test.ts';

declare global {
  /** What the frames have shown so far. */
  var seenInFrames: Set<string>;
}

/** Records in each frame which view and theme are shown, and what is checked. */
async function watchFrames(page: Page, texts: readonly string[]): Promise<() => Promise<string[]>> {
  await page.addInitScript((watched) => {
    globalThis.seenInFrames = new Set();
    const look = () => {
      requestAnimationFrame(look);
      if (!document.body) return;
      const { backgroundColor } = getComputedStyle(document.documentElement);
      seenInFrames.add(`background ${backgroundColor}`);
      // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts.
      const { innerText } = document.body;
      for (const text of watched) if (innerText.includes(text)) seenInFrames.add(text);
      for (const input of document.querySelectorAll<HTMLInputElement>('input:checked')) {
        seenInFrames.add(`checked ${input.labels?.[0]?.textContent}`);
      }
    };
    look();
  }, texts);
  return () => page.evaluate(() => [...globalThis.seenInFrames]);
}

for (const sitePage of pages) {
  const { path, brand, creator } = sitePage;

  test(`where ${creator.name} and the dark theme are stored, ${path} never shows a frame of ${brand.name} or of the light theme, and is hydrated in place`, async ({
    page,
  }) => {
    const texts = [brand.uniqueText, creator.uniqueText];
    const frames = await watchFrames(page, texts);
    const scripts = await delayScripts(page);
    await openWith(page, { 'pricing-view': 'creator', 'pricing-theme': 'dark' }, path);
    await expectView(page, sitePage, 'creator');
    await expectTheme(page, 'dark');
    const elements = [page.getByRole('heading', { level: 1 }), viewButton(page, creator.name)];
    const handles = await Promise.all(elements.map((element) => element.elementHandle()));
    const before = await page.screenshot();
    await scripts.release();
    await expect(page).toHaveTitle(creator.fullTitle);
    const after = await page.screenshot();

    const shown = await frames();
    expect(shown).toContain(texts[1]);
    expect(shown).not.toContain(texts[0]);
    expect(shown.filter((what) => what.startsWith('background'))).toHaveLength(1);
    const checked = shown.filter((what) => what.startsWith('checked'));
    expect(checked).toEqual([`checked ${creator.name}`, `checked ${words.themes.dark}`]);
    expect(after.equals(before), 'hydration changes no pixel').toBe(true);
    for (const handle of handles) {
      const isKept = await handle?.evaluate((node) => node.isConnected);
      expect(isKept, 'hydration replaces no element').toBe(true);
    }
    await expectView(page, sitePage, 'creator');
    await expectTheme(page, 'dark');
  });
}

// Other actions are tested with the design system's header.
for (const action of ['a click', 'Enter held down during hydration', 'Enter, then Tab']) {
  test(`on Pricing before hydration, ${action} opens the dropdown after it, and it stays open`, async ({
    page,
  }) => {
    await page.clock.install();
    const script = await delayFiles(page, files.entry);
    await page.goto(podcasting.path);
    if (action === 'a click') await pricing(page).click();
    else {
      await pricing(page).focus();
      await page.keyboard.down('Enter');
      if (action === 'Enter, then Tab') {
        await page.keyboard.up('Enter');
        await page.keyboard.press('Tab');
      }
    }
    script.release();
    // Without a key, which would make the focus visible.
    await hydrated(page);
    if (action === 'Enter held down during hydration') await page.keyboard.up('Enter');
    // Enough for the click that is repeated then.
    await page.clock.fastForward(100);
    if (action === 'Enter, then Tab') {
      await expect(dropdownLink(page, podcasting.menuLabel)).toBeFocused();
    }

    await expect(pricing(page)).toHaveAttribute('aria-expanded', 'true');
    // Long after the pointer has left it.
    await page.mouse.move(640, 700);
    await page.clock.fastForward('01:00');
    await expect(dropdownLink(page, podcasting.menuLabel)).toBeVisible();
  });
}

for (const event of ['site:listening', 'site:hydrated']) {
  test(`a click immediately after ${event} takes effect once`, async ({ page }) => {
    await page.addInitScript((when) => {
      document.addEventListener(when, () =>
        // After the page's own listeners. Pricing last, which a second click would close again.
        queueMicrotask(() => {
          const buttons = document.querySelectorAll<HTMLElement>('header nav button');
          for (const button of [...buttons].reverse()) button.click();
        }),
      );
    }, event);
    await visit(page, podcasting.path);

    await expect(pricing(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(toast(page)).toHaveCount(1);
  });
}

test('a click on Shop shows the toast once the script has loaded, without waiting until the browser is idle', async ({
  page,
}) => {
  // Only user intent is left to load the script.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const scripts = await delayFiles(page, files.entry);
  await page.goto(podcasting.path);
  await clickShop(page);
  await expect(toast(page)).toHaveCount(0);
  scripts.release();
  await expect(toast(page)).toHaveCount(1);
});
