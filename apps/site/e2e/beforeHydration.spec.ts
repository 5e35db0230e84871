import type { Locator, Page } from '@playwright/test';
import { digitalMarketing, pages, podcasting } from '../tests/pages.ts';
import { words } from '../tests/words.ts';
import { boxOf, tabTo, waitForAnimations } from './elements.ts';
import { files } from './faultInjection.ts';
import {
  clickShop,
  dropdownLink,
  mainNavigation,
  menuToggle,
  pricing,
  sheet,
  shopIn,
  toast,
} from './navigation.ts';
import { expectTheme, expectView, viewButton } from './preferences.ts';
import { delayFiles, delayScripts, expect, hydrated, openWith, test, visit } from './test.ts';

declare global {
  /** What the frames have shown so far. */
  var seenInFrames: Set<string>;
  /** How an element was shown, frame by frame, without repeats. */
  var shownInFrames: string[];
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
        seenInFrames.add(`checked ${input.value}`);
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
    expect(checked).toEqual(['checked creator', 'checked dark']);
    expect(after.equals(before), 'hydration changes no pixel').toBe(true);
    for (const handle of handles) {
      const isKept = await handle?.evaluate((node) => node.isConnected);
      expect(isKept, 'hydration replaces no element').toBe(true);
    }
    await expectView(page, sitePage, 'creator');
    await expectTheme(page, 'dark');
  });
}

interface Opening {
  /** @default podcasting's */
  path?: string;
  hasTouch?: true;
  /** Opens something before hydration. */
  open: (page: Page) => Promise<unknown>;
  /** What the visitor does while the page hydrates. */
  meanwhile?: (page: Page) => Promise<unknown>;
  /** What it opens. */
  selector: string;
  /** What else is true in each frame that shows it: a JavaScript expression. */
  while?: string;
  /** What the frames show at the end. */
  end?: RegExp;
}

const tap = async (target: Locator) => {
  const { x, y, width, height } = await boxOf(target);
  await target.page().touchscreen.tap(x + width / 2, y + height / 2);
};
const dropdown = {
  selector: 'header nav ul ul',
  while: `document.querySelector('header nav button').ariaExpanded === 'true'`,
};
const menu = {
  hasTouch: true,
  selector: 'dialog[open]',
  while: `getComputedStyle(document.documentElement).overflowY === 'hidden'`,
} as const;

const openings: Record<string, Opening> = {
  'the dropdown, by a tap': { ...dropdown, hasTouch: true, open: (page) => tap(pricing(page)) },
  'the dropdown, by a click': {
    ...dropdown,
    open: (page) => pricing(page).click(),
    meanwhile: (page) => page.mouse.move(640, 700),
  },
  'the dropdown, by the pointer': { ...dropdown, open: (page) => pricing(page).hover() },
  'the dropdown, by the focus': { ...dropdown, open: (page) => pricing(page).focus() },
  'the dropdown, by Enter held down': {
    ...dropdown,
    open: async (page) => {
      await pricing(page).focus();
      await page.keyboard.down('Enter');
    },
    meanwhile: (page) => page.keyboard.up('Enter'),
  },
  'the dropdown, by Enter, and Tab into it': {
    ...dropdown,
    open: async (page) => {
      await pricing(page).press('Enter');
      await page.keyboard.press('Tab');
    },
    meanwhile: (page) => expect(dropdownLink(page, podcasting.menuLabel)).toBeFocused(),
  },
  'the dropdown, and closed by a click elsewhere': {
    ...dropdown,
    open: async (page) => {
      await pricing(page).click();
      await page.getByRole('heading', { level: 1 }).click();
    },
    end: /(partly|yes) no$/,
  },
  'the sheet, by a tap': {
    ...menu,
    open: (page) => tap(menuToggle(page)),
    meanwhile: async (page) => {
      await page.mouse.wheel(0, 500);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
  },
  'the sheet, and its list of pages closed': {
    ...menu,
    open: async (page) => {
      await tap(menuToggle(page));
      await waitForAnimations(sheet(page));
      await tap(sheet(page).getByText(words.navigation.pricing, { exact: true }));
    },
    selector: 'dialog[open] details:not([open])',
  },
  'the Shop’s tooltip, by the pointer': {
    selector: 'header nav [role=tooltip]',
    open: (page) => shopIn(mainNavigation(page)).hover(),
  },
  'the Shop’s tooltip, by the focus': {
    selector: 'header nav [role=tooltip]',
    open: async (page) => {
      await pricing(page).focus();
      await tabTo(shopIn(mainNavigation(page)));
    },
  },
  'a note, by its link': {
    path: digitalMarketing.path,
    open: (page) => page.getByRole('table').getByRole('link', { name: /note/i }).first().click(),
    selector: 'main li:target',
    while: `document.querySelector(':target').getBoundingClientRect().bottom < innerHeight`,
  },
};

for (const [what, opening] of Object.entries(openings)) {
  test.describe('opened before hydration, and the same in each frame until two seconds after it', () => {
    test.use({ hasTouch: Boolean(opening.hasTouch) });

    test(what, async ({ page }) => {
      const { path = podcasting.path, selector, open, meanwhile, end = /yes$/ } = opening;
      if (selector.startsWith('dialog')) await page.setViewportSize({ width: 390, height: 844 });
      const script = await delayFiles(page, files.entry);
      await page.goto(path);
      await page.evaluate(`{
        globalThis.shownInFrames = [];
        const look = () => {
          const element = document.querySelector(${JSON.stringify(selector)});
          const isShown = element?.checkVisibility({ visibilityProperty: true });
          const isWhole = isShown && getComputedStyle(element).opacity === '1';
          const shown = !isShown ? 'no' : !(${opening.while ?? true}) ? 'wrong' : isWhole ? 'yes' : 'partly';
          if (shownInFrames.at(-1) !== shown) shownInFrames.push(shown);
          requestAnimationFrame(look);
        };
        look();
      }`);
      await open(page);
      const shown = () => page.evaluate(() => shownInFrames.join(' '));
      await expect.poll(shown).toMatch(end);
      script.release();
      await hydrated(page);
      await meanwhile?.(page);
      await page.evaluate(() => new Promise((passed) => setTimeout(passed, 2000)));
      expect(await shown()).toMatch(new RegExp(`^no (partly )?${end.source}`));
    });
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
