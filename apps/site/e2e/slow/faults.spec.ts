import type { Page, Route } from '@playwright/test';
import { digitalMarketing, otherPage, podcasting, type SitePage } from '../../tests/pages.ts';
import { words } from '../../tests/words.ts';
import { clickInPlace } from '../elements.ts';
import {
  breaking,
  expectUsable,
  files,
  injections,
  networkErrors,
  networkFailures,
  notice,
  translate,
} from '../faultInjection.ts';
import { choose, clickShop, goTo, menuToggle, sheet, shopIn, toast } from '../navigation.ts';
import { expectTheme, expectView, themeButton, viewButton } from '../preferences.ts';
import { delayFiles, expect, test, waitForHydration } from '../test.ts';

/** Something that goes wrong, or not as expected. Whatever it is, the page stays usable. */
interface Fault {
  /** @default podcasting */
  sitePage?: SitePage;
  /** What happens before the page is loaded. */
  before?: (page: Page) => Promise<unknown>;
  /** What happens before the loaded page gets its scripts. */
  loaded?: (page: Page) => Promise<unknown>;
  /** What happens after it, and what is then expected of the page. */
  after?: (page: Page) => Promise<unknown>;
  /** Where React does not hydrate the page. */
  hydrates?: false;
  /** Where the toasts are missing, or all of React. */
  toasts?: false;
  /** @default React's mismatch, where it takes foreign elements for its own */
  errors?: readonly RegExp[];
}

const showToast = async (page: Page) => {
  await clickShop(page);
  await expect(toast(page)).toBeVisible();
  await toast(page).getByRole('button', { name: words.toasts.close }).click();
  await expect(toast(page)).toHaveCount(0);
};

/** Files whose requests fail, of which each is requested. */
function failing(names: readonly (keyof typeof files)[], fail: (route: Route) => Promise<void>) {
  const requested = new Set<string>();
  return {
    errors: networkErrors,
    before: async (page: Page) => {
      for (const name of names) {
        await page.route(files[name], (route) => {
          requested.add(name);
          return fail(route);
        });
      }
    },
    after: async (page: Page) => {
      await clickShop(page);
      await expect.poll(() => [...requested].sort()).toEqual(names);
      // Shop cannot answer, and that is said.
      await notice(page).getByRole('button', { name: words.error.close }).click();
      await page.getByRole('heading', { level: 1 }).click();
    },
  };
}

/** The mix of the tiers computes its lights. */
const breakContent = breaking('Math.ceil', 'true');

/** After a fault, the page has been loaded again, once, and shows the notice. */
async function expectReloaded(page: Page, sitePage: SitePage, loads: readonly string[]) {
  await expect(notice(page)).toBeVisible();
  await expectView(page, sitePage, 'creator');
  await expectTheme(page, 'dark');
  await expectUsable(page, sitePage);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await notice(page).getByRole('button', { name: words.error.close }).click();
  await expect(notice(page)).toHaveCount(0);
  expect(loads).toEqual([sitePage.path, sitePage.path]);
}

/** What is logged where React fails. */
const reactErrors = [/a component has failed|Minified React error #\d+/];

/** React fails while it hydrates the page; the next load is whole. */
function broken(sitePage: SitePage, script: string): Fault {
  const loads: string[] = [];
  let breakage: { dispose: () => Promise<void> };
  return {
    sitePage,
    hydrates: false,
    errors: reactErrors,
    before: async (page) => {
      breakage = await page.addInitScript(script);
      page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname));
    },
    loaded: async (page) => {
      await themeButton(page, 'dark').press('Space');
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    },
    after: async (page) => {
      await expect(notice(page)).toBeVisible();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(450);
      await expectReloaded(page, sitePage, loads);
      await breakage.dispose();
      await page.reload();
      await waitForHydration(page);
    },
  };
}

/** React fails when the visitor follows a link. */
const brokenOnTheWay = (script: string): Fault => ({
  errors: reactErrors,
  after: async (page) => {
    await themeButton(page, 'dark').press('Space');
    await page.evaluate(script);
    const loads: string[] = [digitalMarketing.path];
    page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname));
    await choose(page, digitalMarketing.menuLabel);
    await expectReloaded(page, digitalMarketing, loads);
    await goTo(page, podcasting);
    await waitForHydration(page);
  },
});

/** The visitor changes the view quickly and often, to Creator at last. */
const switchView = (page: Page) =>
  page.evaluate(
    async (inputs) => {
      for (const input of Array(50).fill(inputs).flat()) {
        document.querySelector<HTMLElement>(input)?.click();
        // Each click in a task of its own.
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    ['input[value=brand]', 'input[value=creator]'],
  );
const expectCreator = async (page: Page) => {
  await expectView(page, podcasting, 'creator');
  await expect(page).toHaveTitle(podcasting.creator.fullTitle);
};

const faults: Record<string, Fault> = {
  ...Object.fromEntries(
    Object.entries(networkFailures).flatMap(([what, fail]) => [
      [`the script ${what}`, { ...failing(['entry'], fail), hydrates: false, toasts: false }],
      [
        `a file of the web font or the toasts ${what}`,
        { ...failing(['font', 'toasts'], fail), sitePage: digitalMarketing, toasts: false },
      ],
    ]),
  ),
  'no file but the page can be loaded': {
    hydrates: false,
    toasts: false,
    errors: networkErrors,
    before: (page) => page.route(/\.\w+$/, (route) => route.abort()),
  },
  'the connection is lost after hydration': {
    after: (page) => showToast(page).then(() => page.context().setOffline(true)),
  },

  'the header throws': broken(
    podcasting,
    breaking('Element.prototype.setAttribute', `given[0] === 'data-hydrated'`),
  ),
  'the view bar throws': broken(
    digitalMarketing,
    breaking(
      'MutationObserver.prototype.observe',
      `given[1]?.attributeFilter?.includes('data-theme')`,
      'site:listening',
    ),
  ),
  'the offers throw': broken(digitalMarketing, breakContent),
  'the router throws': broken(
    podcasting,
    breaking('history.replaceState', `given[0] && 'idx' in given[0]`),
  ),
  'the offers throw when the visitor goes there': brokenOnTheWay(breakContent),
  'scrolling throws when the visitor goes to a page': brokenOnTheWay(
    breaking('globalThis.scrollTo', 'true'),
  ),

  'a translator rewrites the page before hydration': {
    sitePage: digitalMarketing,
    loaded: async (page) => {
      await translate(page);
      await viewButton(page, digitalMarketing.creator.name).check();
      await themeButton(page, 'dark').press('Space');
    },
    after: async (page) => {
      await expectView(page, digitalMarketing, 'creator');
      await expectTheme(page, 'dark');
    },
  },
  'a translator rewrites the page after hydration': { after: translate },
  ...Object.fromEntries(
    Object.entries(injections).map(([what, script]) => [
      `an extension injects ${what}`,
      {
        // Not in the injected frames.
        before: (page: Page) =>
          page.addInitScript(
            `if (window === top) document.addEventListener('DOMContentLoaded', () => {${script}})`,
          ),
        after: expectCreator,
      },
    ]),
  ),

  'the view is switched a hundred times before hydration': {
    loaded: switchView,
    after: expectCreator,
  },
  'the view is switched a hundred times after hydration': {
    after: (page) => switchView(page).then(() => expectCreator(page)),
  },
  'the scripts take ten seconds': {
    before: (page) => page.clock.install(),
    loaded: (page) => page.clock.fastForward('00:10'),
  },
};

/** What only scripts answer, and the words of the toast with which they do. */
const clicks: Record<string, [click: (page: Page) => Promise<void>, answer: string]> = {
  Share: [
    (page) => page.getByRole('button', { name: words.share.button() }).click(),
    words.share.copied().description,
  ],
  Shop: [clickShop, words.comingSoon.description],
  'Shop in the sheet': [
    async (page) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await menuToggle(page).click();
      await clickInPlace(shopIn(sheet(page)));
    },
    words.comingSoon.description,
  ],
};

test.describe('in a tab that is older than the release', () => {
  test.use({ expectedErrors: networkErrors, permissions: ['clipboard-write'] });

  for (const [what, [click, answer]] of Object.entries(clicks)) {
    for (const script of ['entry', 'toasts'] as const) {
      test(`where the ${script} script is gone, ${what} offers to load the page again, which mends it`, async ({
        page,
      }) => {
        await page.route(files[script], (route) => route.fulfill({ status: 404, body: '' }));
        await page.goto(podcasting.path);
        if (script === 'toasts') await waitForHydration(page);
        await click(page);
        await expect(notice(page)).toBeVisible();

        await page.unrouteAll();
        const loaded = page.waitForEvent('load');
        await notice(page).getByRole('link', { name: words.error.reload }).click();
        await loaded;
        await waitForHydration(page);
        await click(page);
        await expect(page.getByRole('listitem').filter({ hasText: answer })).toBeVisible();
        await expect(notice(page)).toHaveCount(0);
      });
    }
  }
});

for (const [what, fault] of Object.entries(faults)) {
  const { sitePage = podcasting, before, loaded, after, hydrates = true, toasts = true } = fault;

  test.describe(() => {
    test.use({ expectedErrors: fault.errors ?? [/Minified React error #418/] });

    test(`where ${what}, the page stays usable`, async ({ page }) => {
      await before?.(page);
      const scripts = await delayFiles(page, '**/assets/*.js');
      await page.goto(`${sitePage.path}?view=creator`);
      await loaded?.(page);
      scripts.release();
      if (hydrates) await waitForHydration(page);
      else await page.keyboard.press('Shift');
      await after?.(page);

      await expectUsable(page, sitePage);
      if (toasts) await showToast(page);
      await goTo(page, otherPage(sitePage));
      await expectUsable(page, otherPage(sitePage));
      await page.goBack();
      await expectUsable(page, sitePage);
      // Nothing is there twice, or of the other page.
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('radio')).toHaveCount(4);
      await expect(notice(page)).toHaveCount(0);
    });
  });
}
