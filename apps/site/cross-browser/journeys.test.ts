import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSiteServer } from '../hosting/serve.ts';
import { type Listening, listen } from '../tests/builtSite.ts';
import {
  defaultView,
  home,
  offerAt,
  other,
  otherView,
  otherViews,
  pages,
  type SitePage,
  severalPages,
  severalViews,
  type View,
  views,
} from '../tests/pages.ts';
import { findTool, howToInstall } from '../tests/systemTools.ts';
import { pricingLabel, words } from '../tests/words.ts';
import { type Browser, startFirefox, startWebKit, visitorOf } from './browsers.ts';
import { readPages } from './printout.ts';

const inWebKit = process.env.BROWSER === 'WebKit';
const tools = inWebKit ? (['webKitDriver', 'xvfb'] as const) : (['firefox'] as const);
const [program = '', screen = ''] = tools.map((tool) => findTool(tool) ?? '');
const missing = tools.filter((tool) => !findTool(tool)).map(howToInstall);
if (missing.length > 0) console.warn(...missing);

const phone = [390, 800] as const;
const otherPage = ['a', other.menuLabel] as const;
const pricing = ['button', pricingLabel] as const;
const { id, name } = offerAt(other[defaultView], 1);

let server: Listening;
let browser: Browser;
let visitor: ReturnType<typeof visitorOf>;

const isAt = async (page: SitePage, view: View) => {
  await visitor.sees('h1', page.heading);
  if (severalViews) await visitor.is('checked', 'input', page[view].name);
  await visitor.reads(page[view].uniqueText);
  for (const other of otherViews(view)) await visitor.readsNo(page[other].uniqueText);
};

const isThemed = async (theme: keyof typeof words.themeToggle) => {
  await visitor.is('checked', 'input', words.themeToggle[theme]);
  // Browsers compute each of the site's colours as `oklch(lightness …)`.
  const ground = () => getComputedStyle(document.documentElement).backgroundColor;
  const lightness = Number(/[\d.]+/.exec(await visitor.evaluate(ground)));
  expect(lightness > 0.5 ? 'light' : 'dark').toBe(theme);
};

const hasWebFont = () =>
  visitor.finds('web font', () =>
    [...document.fonts].some((it) => it.status === 'loaded' && !/Fallback/.test(it.family)),
  );

/** Presses Tab to start hydration, then waits for it to finish, because further key presses could interrupt it. */
const hydrate = async () => {
  await visitor.press('Tab');
  // React marks each element that it hydrates, and hydrates the footer among the last.
  const isMarked = () => Object.keys(document.querySelector('footer') ?? {}).length > 0;
  await visitor.finds('hydrated', isMarked);
};

describe.skipIf(missing.length > 0 && !process.env.CI)('a visitor', () => {
  beforeAll(async () => {
    server = await listen(await createSiteServer());
    browser = await (inWebKit ? startWebKit(program, screen) : startFirefox(program));
    visitor = visitorOf(browser, server.origin);
  });
  afterAll(async () => {
    server.close();
    await browser?.close();
  });
  beforeEach(async () => {
    await visitor.resize(1280, 800);
    await visitor.leave();
  });
  afterEach(async () => {
    await visitor.evaluate(() => localStorage.clear());
    expect(visitor.consoleErrors.splice(0), 'errors on the console').toEqual([]);
  });

  // This test comes first, before the web font is in the cache.
  test('sees a linked offer below the bars even after the web font arrives', async () => {
    await visitor.resize(...phone);
    await visitor.open(`${home.path}?view=${otherView}#${offerAt(home[otherView], -1).id}`);
    await hasWebFont();
    await visitor.finds('below the bars', () => {
      const linked = [...document.querySelectorAll('[data-linked]')];
      const offer = linked.find((it) => it.checkVisibility()) as Element;
      const { left, right, top } = offer.getBoundingClientRect();
      return offer.contains(document.elementFromPoint((left + right) / 2, top + 1));
    });
  });

  test('opens each page in the light theme and the default view', async () => {
    for (const [width, height] of [
      [1280, 800],
      [320, 640],
    ] as const) {
      await visitor.resize(width, height);
      for (const page of pages) {
        await visitor.open(page.path);
        await isAt(page, defaultView);
        await isThemed('light');
        await hydrate();
        await hasWebFont();
        await visitor.finds('fits', () => document.documentElement.scrollWidth <= innerWidth);
      }
    }
  });

  test.runIf(severalPages)(
    'goes to the other page and back by mouse, in one document',
    async () => {
      await visitor.open(home.path);
      await visitor.hover(...pricing);
      await visitor.sees(...otherPage);
      await visitor.leave();
      await visitor.seesNo(...otherPage);
      await visitor.evaluate(() => void Object.assign(window, { isFirstDocument: true }));
      await visitor.click(...pricing);
      await visitor.click(...otherPage);
      await isAt(other, defaultView);
      await visitor.evaluate(() => scrollTo(0, 700));
      await visitor.click(...pricing);
      await visitor.click('a', home.menuLabel);
      await isAt(home, defaultView);
      await visitor.back();
      await visitor.finds('where it was left', () => Math.round(scrollY) === 700);
      await isAt(other, defaultView);
      await visitor.back();
      await isAt(home, defaultView);
      await visitor.finds('the first document', () => 'isFirstDocument' in window);
    },
  );

  test.runIf(severalPages)('goes to the other page by keyboard', async () => {
    await visitor.open(home.path);
    await hydrate();
    await visitor.tabTo(...pricing);
    await visitor.press('Enter');
    await visitor.sees(...otherPage);
    await visitor.press('Escape');
    await visitor.seesNo(...otherPage);
    await visitor.is('focused', ...pricing);
    await visitor.press('Enter');
    await visitor.tabTo(...otherPage);
    await visitor.press('Enter');
    await isAt(other, defaultView);
  });

  test.runIf(severalPages)('goes to the other page through the sheet on a phone', async () => {
    await visitor.resize(...phone);
    await visitor.open(home.path);
    await visitor.click('button', words.siteHeader.open);
    await visitor.sees('dialog', words.siteHeader.menu);
    await visitor.press('Escape');
    await visitor.seesNo('dialog', words.siteHeader.menu);
    await visitor.is('focused', 'button', words.siteHeader.open);
    await visitor.press('Enter');
    await visitor.is('focused', 'button', words.siteHeader.close);
    // Waits, because following a link during hydration would make React rerender parts of the page.
    await hydrate();
    await visitor.click(...otherPage);
    await isAt(other, defaultView);
    await visitor.seesNo('dialog', words.siteHeader.menu);
  });

  test.runIf(severalViews && other.comparison)(
    'compares the tiers below a sticky header',
    async () => {
      await visitor.open(other.path);
      await visitor.seesNo('article', name);
      await visitor.evaluate(() => scrollTo(0, 1500));
      await visitor.is('reachable', 'input', other[otherView].name);
      await visitor.is('reachable', 'th', name);
      expect(await visitor.evaluate(() => scrollY)).toBe(1500);
      await visitor.resize(...phone);
      await visitor.open(`${other.path}?view=${other[otherView].audience}#${id}`);
      await visitor.is('reachable', 'article', name);
      await visitor.seesNo('th', name);
      await isAt(other, otherView);
    },
  );

  test.runIf(severalViews)('finds the chosen view and theme again', async () => {
    await visitor.open(home.path);
    for (const view of [otherView, defaultView]) {
      await visitor.click('input', home[view].name);
      await isAt(home, view);
    }
    await visitor.press('ArrowRight');
    await isAt(home, otherView);
    for (const theme of ['dark', 'light'] as const) {
      await visitor.click('input', words.themeToggle[theme]);
      await isThemed(theme);
    }
    await visitor.press('ArrowRight');
    await isThemed('dark');

    await visitor.open(home.path);
    await isAt(home, otherView);
    await isThemed('dark');
    await hydrate();
    await visitor.evaluate(() => void Object.assign(window, { isFirstDocument: true }));
    await visitor.open(other.path);
    await isAt(other, otherView);
    await visitor.click('input', words.themeToggle.light);
    await visitor.back();
    await isAt(home, otherView);
    await isThemed('light');
    // Only the back/forward cache keeps the first document.
    await visitor.finds('the first document', () => 'isFirstDocument' in window);
  });

  for (const { path, heading, comparison, ...of } of pages) {
    for (const view of views) {
      test.skipIf(inWebKit)(
        `prints ${heading} for ${of[view].name} on one page, with nothing cut off`,
        async () => {
          await visitor.open(`${path}?view=${view}`);
          await hasWebFont();
          const size = comparison ? [842, 596] : [596, 842];
          // `@page` overrides the printer's paper settings.
          for (const paper of [
            { format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } },
            { format: 'A4', landscape: true },
            { format: 'A5' },
          ] as const) {
            const printed = await readPages((await visitor.print?.(paper)) ?? new Uint8Array());
            expect(printed).toEqual([{ size, cut: [] }]);
          }
        },
      );
    }
  }
});
