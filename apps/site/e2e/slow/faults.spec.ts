import type { Page } from '@playwright/test';
import {
  digitalMarketing,
  otherPage,
  podcasting,
  type SitePage,
  views,
} from '../../tests/pages.ts';
import { entriesToCome, words } from '../../tests/words.ts';
import {
  choose,
  clickInPlace,
  clickShare,
  expectTheme,
  expectUsable,
  expectView,
  goTo,
  notice,
  openSheet,
  scrollTop,
  sheet,
  themeButton,
  toast,
} from '../elements.ts';
import { delayFiles, expect, files, test, waitForHydration } from '../test.ts';

/** Something that goes wrong, after which the page stays usable. */
interface Fault {
  /** Runs before the page is loaded. */
  before?: (page: Page) => Promise<unknown>;
  /** Runs before the loaded page gets its scripts. */
  loaded?: (page: Page) => Promise<unknown>;
  /** Runs after hydration, or after it has failed. */
  after?: (page: Page) => Promise<unknown>;
  /** False where React does not hydrate the page. */
  hydrates?: false;
  /** False where toasts cannot be shown. */
  toasts?: false;
}

/** What browsers and React log of these faults. (Playwright takes an array of two for a tuple.) */
const logged = [
  /Failed to (?:load|fetch|decode)|OTS|an error at the start|preload|a component has failed|Minified React error #\d+/,
];

/** Makes a method throw where its arguments meet a condition. */
const breaking = (method: string, condition: string) => `{
  const [, owner, name] = /(.+)\\.(\\w+)/.exec('${method}');
  const object = owner.split('.').reduce((parent, key) => parent[key], globalThis);
  const real = object[name];
  object[name] = function (...given) {
    if (${condition}) throw new Error('a component has failed');
    return real.apply(this, given);
  };
}`;

/** Expects a failed page to have reloaded once, and to show the notice. */
async function expectReloaded(page: Page, sitePage: SitePage, loads: readonly string[]) {
  await expect(notice(page)).toBeVisible();
  await expectView(page, sitePage, 'creator');
  await expectTheme(page, 'dark');
  await expectUsable(page, sitePage);
  await notice(page).getByRole('button', { name: words.error.close }).click();
  expect(loads).toEqual([sitePage.path, sitePage.path]);
}

const recordLoads = (page: Page, loads: string[]) =>
  page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname));

/** React fails while it hydrates the page, and again after the reload; without the fault it hydrates. */
function broken(script: string): Fault {
  const loads: string[] = [];
  let breakage: { dispose: () => Promise<void> };
  return {
    hydrates: false,
    before: async (page) => {
      breakage = await page.addInitScript(script);
      recordLoads(page, loads);
    },
    loaded: async (page) => {
      await themeButton(page, 'dark').press('Space');
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    },
    after: async (page) => {
      await expect(notice(page)).toBeVisible();
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(450);
      await expectReloaded(page, podcasting, loads);
      await breakage.dispose();
      await page.reload();
      await waitForHydration(page);
    },
  };
}

/** Replaces texts by `font` elements, as Google Translate does, also those added later. */
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

/** As an extension's script does; not in injected frames. */
const injectOnceParsed = `if (window === top) document.addEventListener('DOMContentLoaded', () => {
  for (const element of document.querySelectorAll('html, body, button, a, input')) {
    element.setAttribute('data-injected', '');
    element.classList.add('injected');
  }
  document.head.prepend(document.createElement('script'), document.createElement('link'));
  document.body.prepend('injected', document.createElement('div'), document.createElement('header'));
  new MutationObserver(() => {
    if (document.body.firstElementChild?.localName === 'x-bar') return;
    document.body.prepend(document.createElement('x-bar'));
  }).observe(document.body, { childList: true, subtree: true });
})`;

const faults: Record<string, Fault> = {
  'the script throws at its start': {
    hydrates: false,
    toasts: false,
    before: (page) =>
      page.route(files.entry, async (route) => {
        const response = await route.fetch();
        const body = `throw new Error('an error at the start');${await response.text()}`;
        await route.fulfill({ response, body });
      }),
  },
  'no file but the page can be loaded': {
    hydrates: false,
    toasts: false,
    before: (page) => page.route(/\.\w+$/, (route) => route.abort()),
  },
  'the header throws': broken(
    breaking('Element.prototype.setAttribute', `given[0] === 'data-hydrated'`),
  ),
  'the router throws': broken(breaking('history.replaceState', `given[0] && 'idx' in given[0]`)),
  'the offers throw when the visitor goes there': {
    after: async (page) => {
      await themeButton(page, 'dark').press('Space');
      // The mix of the tiers computes its lights.
      await page.evaluate(breaking('Math.round', 'true'));
      const loads: string[] = [digitalMarketing.path];
      recordLoads(page, loads);
      await choose(page, digitalMarketing.menuLabel);
      await expectReloaded(page, digitalMarketing, loads);
      await goTo(page, podcasting);
      await waitForHydration(page);
    },
  },
  'a translator rewrites the page before hydration': { loaded: translate },
  'a translator rewrites the page after hydration': { after: translate },
  'an extension injects attributes everywhere, and elements whenever the page changes': {
    before: (page) => page.addInitScript(injectOnceParsed),
    after: (page) => expectView(page, podcasting, 'creator'),
  },
};

for (const [what, fault] of Object.entries(faults)) {
  const { before, loaded, after, hydrates = true, toasts = true } = fault;

  test.describe(() => {
    test.use({ expectedErrors: logged });

    test(`where ${what}, the page stays usable`, async ({ page }) => {
      await before?.(page);
      const scripts = await delayFiles(page, files.scripts);
      await page.goto(`${podcasting.path}?view=creator`);
      await loaded?.(page);
      scripts.release();
      if (hydrates) await waitForHydration(page);
      else await page.keyboard.press('Shift');
      await after?.(page);

      await expectUsable(page, podcasting);
      if (toasts) {
        await clickShare(page);
        await expect(toast(page)).toBeVisible();
        await toast(page).getByRole('button', { name: words.toasts.close }).click();
      }
      await goTo(page, otherPage(podcasting));
      await expectUsable(page, otherPage(podcasting));
      await page.goBack();
      await expectUsable(page, podcasting);
      // Nothing is there twice, or of the other page.
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('radio')).toHaveCount(views.length + 2);
      await expect(notice(page)).toHaveCount(0);
    });
  });
}

interface Click {
  what: string;
  gone: 'entry' | 'toasts';
  click: (page: Page) => Promise<void>;
  /** What the toast says. @default Share's text */
  answer?: string;
}

/** Clicks that need a script, in a tab that is older than the release: the file of the script is gone. */
const clicks: readonly Click[] = [
  { what: 'Share', gone: 'entry', click: clickShare },
  { what: 'Share', gone: 'toasts', click: clickShare },
  ...entriesToCome.map(({ label, toast: { description } }) => ({
    what: `${label} in the sheet`,
    gone: 'entry' as const,
    click: async (page: Page) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await openSheet(page);
      await clickInPlace(sheet(page).getByRole('button', { name: label }));
    },
    answer: description,
  })),
];

test.describe('in a tab that is older than the release', () => {
  test.use({ expectedErrors: logged });

  for (const { what, gone, click, answer } of clicks) {
    test(`where the ${gone} script is gone, ${what} offers to reload`, async ({ page }) => {
      await page.route(files[gone], (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto(podcasting.path);
      if (gone === 'toasts') await waitForHydration(page);
      await click(page);
      await expect(notice(page)).toBeVisible();

      await page.unrouteAll();
      const loaded = page.waitForEvent('load');
      await notice(page).getByRole('link', { name: words.error.reload }).click();
      await loaded;
      await waitForHydration(page);
      await click(page);
      await expect(toast(page, answer)).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
    });
  }
});
