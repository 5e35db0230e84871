import type { Locator, Page } from '@playwright/test';
import { digitalMarketing, otherViews, pages, podcasting } from '../tests/pages.ts';
import { entriesToCome, pricingLabel, words } from '../tests/words.ts';
import {
  boxOf,
  clickShare,
  dropdownLink,
  expectTheme,
  expectView,
  mainNavigation,
  menuToggle,
  openSheet,
  pricing,
  scrollTop,
  sheet,
  toast,
  viewButton,
} from './elements.ts';
import {
  delayFiles,
  delayScripts,
  expect,
  expectWebFont,
  files,
  hydrated,
  openWith,
  test,
  visit,
  waitForHydration,
} from './test.ts';

declare global {
  /** What the frames have shown so far, without repeats. */
  var seenInFrames: Set<string>;
  /** How an element was shown, frame by frame, without repeats. */
  var shownInFrames: string[];
}

for (const sitePage of pages) {
  const { path, brand, creator } = sitePage;

  test(`each frame of ${path} shows the stored view and theme`, async ({ page }) => {
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
      [brand.uniqueText, creator.uniqueText],
    );
    const scripts = await delayScripts(page);
    await openWith(page, { 'pricing-view': 'creator', 'pricing-theme': 'dark' }, path);
    await expectView(page, sitePage, 'creator');
    await expectTheme(page, 'dark');
    const elements = [page.getByRole('heading', { level: 1 }), viewButton(page, creator.name)];
    const handles = await Promise.all(elements.map((element) => element.elementHandle()));
    await expectWebFont(page);
    const before = await page.screenshot();
    await scripts.release();
    await expect(page).toHaveTitle(creator.fullTitle);
    const after = await page.screenshot();

    const seen = await page.evaluate(() => [...globalThis.seenInFrames]);
    const background = expect.stringMatching(/^background/);
    const expected = [background, creator.uniqueText, 'checked creator', 'checked dark'];
    expect(seen.toSorted()).toEqual(expect.arrayContaining(expected));
    expect(seen).toHaveLength(expected.length);
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
  /** What the visitor does next, during or after hydration. */
  next?: (page: Page) => Promise<unknown>;
  /** The opened element. */
  selector: string;
  /** A JavaScript expression that is true in each frame that shows it. */
  while?: string;
  /** How the element is shown in the last frames. */
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
    next: (page) => page.mouse.move(640, 700),
  },
  'the dropdown, by the pointer': { ...dropdown, open: (page) => pricing(page).hover() },
  'the dropdown, by the focus': { ...dropdown, open: (page) => pricing(page).focus() },
  'the dropdown, by Enter held down': {
    ...dropdown,
    open: async (page) => {
      await pricing(page).focus();
      await page.keyboard.down('Enter');
    },
    next: (page) => page.keyboard.up('Enter'),
  },
  'the dropdown, by Enter, and Tab into it': {
    ...dropdown,
    open: async (page) => {
      await pricing(page).press('Enter');
      await page.keyboard.press('Tab');
    },
    next: (page) => expect(dropdownLink(page, podcasting.menuLabel)).toBeFocused(),
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
    next: async (page) => {
      await page.mouse.wheel(0, 500);
      expect(await scrollTop(page)).toBe(0);
    },
  },
  'the sheet, and its list of pages closed': {
    ...menu,
    open: async (page) => {
      await openSheet(page);
      await tap(sheet(page).getByText(pricingLabel, { exact: true }));
    },
    selector: 'dialog[open] details:not([open])',
  },
  'a note, by its link': {
    path: digitalMarketing.path,
    open: (page) => page.getByRole('table').getByRole('link', { name: /note/i }).first().click(),
    selector: 'main li:target',
    while: `document.querySelector(':target').getBoundingClientRect().bottom < innerHeight`,
  },
};

for (const { label } of entriesToCome) {
  const entry = (page: Page) => mainNavigation(page).getByRole('button', { name: label });
  const selector = 'header nav [role=tooltip]';
  openings[`the tooltip of ${label}, by the pointer`] = {
    selector,
    open: (page) => entry(page).hover(),
  };
  openings[`the tooltip of ${label}, by the focus`] = {
    selector,
    open: (page) => entry(page).focus(),
  };
}

for (const [what, opening] of Object.entries(openings)) {
  test.describe('opened before hydration, stays as it is in each frame until two seconds after it', () => {
    test.use({ hasTouch: Boolean(opening.hasTouch) });

    test(what, async ({ page }) => {
      const { path = podcasting.path, selector, open, next, end = /yes$/ } = opening;
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
      await next?.(page);
      await page.evaluate(() => new Promise((passed) => setTimeout(passed, 2000)));
      expect(await shown()).toMatch(new RegExp(`^no (partly )?${end.source}`));
    });
  });
}

for (const event of ['site:listening', 'site:hydrated']) {
  test(`a click immediately after ${event} takes effect once`, async ({ page }) => {
    const labels = [words.share.button(), pricingLabel];
    await page.addInitScript(
      ([when, ...texts]) => {
        document.addEventListener(when, () =>
          // After the page's own listeners. Pricing last, which a second click would close again.
          queueMicrotask(() => {
            const buttons = [...document.querySelectorAll('button')];
            for (const text of texts) buttons.find((it) => it.textContent === text)?.click();
          }),
        );
      },
      [event, ...labels] as const,
    );
    await visit(page, podcasting.path);

    await expect(pricing(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(toast(page)).toHaveCount(1);
  });
}

test('a click on Share loads the script at once, then shows the toast', async ({ page }) => {
  // Otherwise the script would load when the browser is idle.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const scripts = await delayFiles(page, files.entry);
  await page.goto(podcasting.path);
  await clickShare(page);
  await expect(toast(page)).toHaveCount(0);
  scripts.release();
  await expect(toast(page)).toHaveCount(1);
});

for (const moment of ['before', 'after']) {
  test(`${moment} hydration a button leads to each other view and back, and moves focus to the switch`, async ({
    page,
  }) => {
    const scripts = await delayScripts(page);
    await page.goto(podcasting.path);
    if (moment === 'after') {
      await scripts.release();
      await waitForHydration(page);
    }
    const line = page.getByRole('main').getByRole('paragraph').getByRole('button');
    for (const view of [...otherViews('brand'), 'brand'] as const) {
      await line.press('Enter');
      await expectView(page, podcasting, view);
      await expect(viewButton(page, podcasting[view].name)).toBeFocused();
    }
    // A click on the price counts, too.
    await line.locator('span').click({ force: true });
    await expectView(page, podcasting, 'creator');
    await scripts.release();
  });
}

test('hovering over or focusing a card highlights its name in the run sheet', async ({ page }) => {
  const scripts = await delayScripts(page);
  await page.goto(podcasting.path);
  const names = page.locator('main > header dd > span > span');
  const colors = () =>
    names
      .filter({ visible: true })
      .evaluateAll((shown) => shown.map((name) => getComputedStyle(name).color));
  const [muted = ''] = await colors();
  const cards = page.getByRole('article').filter({ visible: true });
  await cards.last().hover();
  const lit = await colors();
  expect(lit.slice(0, -1)).toEqual(lit.slice(0, -1).map(() => muted));
  expect(lit.at(-1)).not.toBe(muted);
  await page.getByRole('heading', { level: 1 }).hover();
  expect(new Set(await colors())).toEqual(new Set([muted]));
  await cards.first().getByRole('link').first().focus();
  expect((await colors())[0]).toBe(lit.at(-1));
  await scripts.release();
});
