import type { Page } from '@playwright/test';
import {
  home,
  offerAt,
  other,
  otherView,
  type SitePage,
  severalViews,
  views,
} from '../../tests/pages.ts';
import { entriesToCome, words } from '../../tests/words.ts';
import * as site from '../elements.ts';
import { delayFiles, expect, files, testPages as test, visit, waitForHydration } from '../test.ts';

test.use({
  // A single pattern, because Playwright would take two for a value and its options.
  expectedErrors: [
    /Failed to (?:load|fetch|decode)|OTS|preload|a component has failed|Minified React error #\d+/,
  ],
});

async function expectUsablePages(page: Page) {
  await site.expectUsable(page, home);
  await site.goTo(page, other);
  await site.expectUsable(page, other);
  await page.goBack();
  await site.expectUsable(page, home);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('radio')).toHaveCount(severalViews ? views.length + 2 : 2);
  await expect(site.notice(page)).toHaveCount(0);
}

test('the pages stay usable if no other file can be loaded', async ({ page }) => {
  await page.route(/\.\w+$/, (route) => route.abort());
  await page.goto(home.path);
  await page.keyboard.press('Shift');
  await expectUsablePages(page);
});

/** Returns code that makes a method throw if a condition on its arguments, `given`, holds. */
const breaking = (owner: string, method: string, condition: string) => `{
  const real = ${owner}.${method};
  ${owner}.${method} = function (...given) {
    if (${condition}) throw new Error('a component has failed');
    return real.apply(this, given);
  };
}`;

async function expectReload(page: Page, sitePage: SitePage, fail: () => unknown) {
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname));
  await site.themeButton(page, 'dark').press('Space');
  await fail();
  await expect(site.notice(page)).toBeVisible();
  await site.expectView(page, sitePage, otherView);
  await site.expectTheme(page, 'dark');
  await site.expectUsable(page, sitePage);
  // No share button is left, because sharing needs React.
  await expect(page.getByRole('button', { name: words.share.button('') })).toHaveCount(0);
  await site.notice(page).getByRole('button', { name: words.error.close }).click();
  expect(loads).toEqual([sitePage.path]);
}

test('a page reloads without React if React fails to hydrate it', async ({ page }) => {
  // Breaks hydration, during which the router calls `history.replaceState`.
  const fault = await page.addInitScript(breaking('history', 'replaceState', 'true'));
  const scripts = await delayFiles(page, files.scripts);
  await page.goto(`${home.path}?view=${otherView}#main`);
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await expectReload(page, home, async () => {
    scripts.release();
    await expect(site.notice(page)).toBeVisible();
    await expect.poll(() => site.scrollTop(page)).toBeGreaterThan(450);
  });
  await fault.dispose();
  await page.reload();
  await waitForHydration(page);
  await expectUsablePages(page);
});

test('a page reached by a link reloads without React if it fails to render', async ({ page }) => {
  await visit(page, `${home.path}?view=${otherView}`);
  // Breaks only the other page, which calls `Object.fromEntries` with its tiers.
  const ofTiers = `given[0][0]?.[0] === '${offerAt(other[otherView], 0).id}'`;
  await page.evaluate(breaking('Object', 'fromEntries', ofTiers));
  await expectReload(page, other, () => site.choose(page, other.menuLabel));
  await site.goTo(page, home);
  await waitForHydration(page);
  await expectUsablePages(page);
});

/** Wraps all text, even text added later, in `font` elements, as Google Translate does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const rewrite = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
      while (texts.nextNode()) found.push(texts.currentNode);
      for (const text of found) {
        const isProse = text.textContent?.trim() && !text.parentElement?.closest('font, script');
        if (!isProse) continue;
        const font = document.createElement('font');
        font.append(text.textContent ?? '');
        (text as Text).replaceWith(font);
      }
    };
    rewrite(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) rewrite(node);
    }).observe(document.body, { childList: true, subtree: true });
  });

test('the pages stay usable if browser translation rewrites their text', async ({ page }) => {
  const scripts = await delayFiles(page, files.scripts);
  await page.goto(`${home.path}?view=${otherView}`);
  await translate(page);
  scripts.release();
  await waitForHydration(page);
  await site.expectView(page, home, otherView);
  await expectUsablePages(page);
  await site.clickShare(page);
  await expect(site.toast(page)).toBeVisible();
});

// After a release, a tab that was already open requests a script that is gone.
for (const hangs of [false, true]) {
  // If the script is gone, the test clicks an entry in the sheet, to check that the sheet does not cover the notice.
  const [entry] = hangs ? [] : entriesToCome;

  test(`a click shows a notice to reload if the script ${hangs ? 'hangs' : 'is gone'}`, async ({
    page,
  }) => {
    const click = async () => {
      if (!entry) return site.clickShare(page);
      await site.openSheet(page);
      await site.clickInPlace(site.sheet(page).getByRole('button', { name: entry.label }));
    };
    await page.setViewportSize({ width: 390, height: 800 });
    let isBroken = true;
    await page.route(files.entry, (route) => {
      if (!isBroken) return route.fallback();
      return hangs || route.fulfill({ status: 404, body: '' });
    });
    await page.goto(home.path);
    await click();
    await expect(site.notice(page)).toBeVisible({ timeout: 10_000 });

    isBroken = false;
    const loaded = page.waitForEvent('load');
    await site.notice(page).getByRole('link', { name: words.error.reload }).click();
    await loaded;
    await waitForHydration(page);
    await click();
    await expect(site.toast(page, entry?.toast.description)).toBeVisible();
    await expect(site.notice(page)).toHaveCount(0);
  });
}
