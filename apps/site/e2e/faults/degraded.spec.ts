import type { Page, Route } from '@playwright/test';
import { expectUsable, files, networkErrors, networkFailures, notice } from '../faultInjection.ts';
import {
  choose,
  clickShop,
  digitalMarketing,
  dropdownLink,
  expectTheme,
  expectView,
  mainNavigation,
  pages,
  podcasting,
  pricing,
  toast,
  viewButton,
} from '../locators.ts';
import { delayFiles, expect, test, visit, waitForHydration } from '../test.ts';
import { fontsOf, webFont } from '../webFont.ts';

test.describe('where a file', () => {
  test.use({ expectedErrors: networkErrors });

  /** Makes requests fail, and returns how many there were. */
  async function failRequests(page: Page, file: string, fail: (route: Route) => Promise<void>) {
    let requests = 0;
    await page.route(file, (route) => {
      requests += 1;
      return fail(route);
    });
    return () => requests;
  }

  for (const [index, [what, fail]] of Object.entries(networkFailures).entries()) {
    const [sitePage, other] = index % 2 ? pages : [digitalMarketing, podcasting];

    test(`${what}, what it adds is missing, and the rest works`, async ({ page }) => {
      await test.step('the web font and the toasts', async () => {
        const fonts = await failRequests(page, files.font, fail);
        const toasts = await failRequests(page, files.toasts, fail);
        await visit(page, sitePage.path);
        await clickShop(page);
        await expect.poll(fonts).toBeGreaterThan(0);
        await expect.poll(toasts).toBeGreaterThan(0);
        await expect(mainNavigation(page).getByRole('tooltip')).toHaveText('Coming Soon');
        await page.mouse.move(640, 700);
        await expectUsable(page, sitePage);
        await expect(toast(page)).toHaveCount(0);
        await expect(notice(page)).toHaveCount(0);
        expect(await fontsOf(page)).not.toContain(webFont);
      });
      await test.step('the script', async () => {
        const scripts = await failRequests(page, files.entry, fail);
        await page.goto(other.path);
        await clickShop(page);
        await expect.poll(scripts).toBeGreaterThan(0);
        await expectUsable(page, other);
        await page.getByRole('heading', { level: 1 }).click();
        await pricing(page).hover();
        await dropdownLink(page, sitePage.menuLabel).click();
        await expectUsable(page, sitePage);
      });
    });
  }

  test('for the toasts fails to load once, the same click still shows the toast', async ({
    page,
  }) => {
    const requests = await failRequests(page, files.toasts, (route) =>
      requests() === 1 ? route.abort() : route.fallback(),
    );
    await visit(page, podcasting.path);
    await clickShop(page);
    await expect(toast(page)).toHaveCount(1);
    expect(requests()).toBe(2);
  });

  test('can no longer be loaded, a page can be read, and its view and theme switched', async ({
    page,
    context,
  }) => {
    await page.goto(podcasting.path);
    await context.setOffline(true);
    await page.keyboard.press('Shift');
    await expectUsable(page, podcasting);

    await context.setOffline(false);
    await page.route(/\.\w+$/, (route) => route.abort());
    await page.goto(digitalMarketing.path);
    await page.keyboard.press('Shift');
    await expectUsable(page, digitalMarketing);
  });
});

/** Browser features that may fail, each one that a single region of the page needs. */
const failures = {
  header: () => {
    const real = Element.prototype.setAttribute;
    Element.prototype.setAttribute = function (name, value) {
      // While the navigation is hydrated.
      if (name === 'data-hydrated') throw new Error('a component has failed');
      real.call(this, name, value);
    };
  },
  'view bar': () => {
    // Later than the inline script, which observes the theme too.
    document.addEventListener('site:listening', () => {
      const real = MutationObserver.prototype.observe;
      MutationObserver.prototype.observe = function (target, options) {
        if (options?.attributeFilter?.includes('data-theme'))
          throw new Error('a component has failed');
        real.call(this, target, options);
      };
    });
  },
  content: () => {
    const real = URLSearchParams.prototype.set;
    URLSearchParams.prototype.set = function (name, value) {
      // While the address of an offer's Enquire link is built.
      if (name === 'offer') throw new Error('a component has failed');
      real.call(this, name, value);
    };
  },
  footer: () => {
    const Real = URL;
    window.URL = class extends Real {
      constructor(address: string | URL, base?: string | URL) {
        super(address, base);
        // While the company's website is read.
        if (!base && this.host.startsWith('www.')) throw new Error('a component has failed');
      }
    };
  },
};

test.describe('where part of the page throws,', () => {
  test.use({ expectedErrors: [/a component has failed|Minified React error #\d+/] });

  for (const [region, sitePage] of [
    ['header', podcasting],
    ['view bar', digitalMarketing],
    ['content', podcasting],
    ['content', digitalMarketing],
    ['footer', podcasting],
  ] as const) {
    test(`the ${region} of ${sitePage.path} stays as prerendered, a notice appears, and the rest works`, async ({
      page,
    }) => {
      await page.addInitScript(failures[region]);
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      });
      const script = await delayFiles(page, files.entry);
      await page.goto(`${sitePage.path}?view=creator`);
      const text = () =>
        page.evaluate(() =>
          ['section', 'main', 'footer'].map(
            (name) => document.querySelector(`body ${name}`)?.textContent,
          ),
        );
      const prerendered = await text();
      script.release();

      await expect(notice(page)).toBeVisible();
      await expectView(page, sitePage, 'creator');
      await notice(page).getByRole('button', { name: 'Close' }).click();
      await expect(notice(page)).toHaveCount(0);
      expect(await text()).toEqual(prerendered);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(landmark)).toHaveCount(1);
      }
      await expectUsable(page, sitePage);

      // What only React does.
      await page.getByRole('button', { name: 'Share this view' }).click();
      await expect(page.getByRole('textbox')).toBeFocused();
      if (region === 'header') return;
      await clickShop(page);
      await expect(toast(page)).toBeVisible();
    });
  }

  test('the notice’s Reload restores the whole page', async ({ page }) => {
    await page.goto(podcasting.path);
    await page.evaluate(failures.header);
    await viewButton(page, 'Creator').check();
    await expect(notice(page)).toBeVisible();

    await notice(page).getByRole('button', { name: 'Reload' }).click();
    await expect(notice(page)).toHaveCount(0);
    await waitForHydration(page);
    await expectView(page, podcasting, 'creator');
    await clickShop(page);
    await expect(toast(page)).toBeVisible();
  });

  test('a page that fails when the visitor goes there is loaded whole, once', async ({ page }) => {
    await visit(page, podcasting.path);
    await page.evaluate(failures.content);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    const loaded = page.waitForEvent('domcontentloaded');
    await choose(page, digitalMarketing.menuLabel);

    await loaded;
    expect(documents).toEqual([digitalMarketing.path]);
    await waitForHydration(page);
    await expect(notice(page)).toHaveCount(0);
    await expectUsable(page, digitalMarketing);
  });

  test('without a network, a page that fails when the visitor goes there is loaded whole when it returns', async ({
    page,
    context,
  }) => {
    await visit(page, podcasting.path);
    await page.evaluate(failures.content);
    await context.setOffline(true);
    await choose(page, digitalMarketing.menuLabel);
    await expect(notice(page)).toBeVisible();

    const loaded = page.waitForEvent('domcontentloaded');
    await context.setOffline(false);
    await loaded;
    await waitForHydration(page);
    await expect(notice(page)).toHaveCount(0);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    await expectUsable(page, digitalMarketing);
  });

  test('a navigation whose scrolling fails still shows the other page, and a notice', async ({
    page,
  }) => {
    await visit(page, podcasting.path);
    await page.evaluate(() => {
      window.scrollTo = () => {
        throw new Error('a component has failed');
      };
    });
    await choose(page, digitalMarketing.menuLabel);
    await expect(notice(page)).toBeVisible();
    await expectUsable(page, digitalMarketing);
  });

  test('the prerendered page and the visitor’s choices stay, even if the router has failed', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('pricing-theme', 'dark');
      // While the router initialises its history.
      const real = history.replaceState;
      history.replaceState = function (state, ...rest) {
        if (state && 'idx' in state) throw new Error('a component has failed');
        real.call(this, state, ...rest);
      };
    });
    await page.goto(`${podcasting.path}?view=creator`);
    await page.keyboard.press('Shift');
    await expect(notice(page)).toBeVisible();
    await expectView(page, podcasting, 'creator');
    await expectTheme(page, 'dark');
    await expect(page).toHaveTitle(/\S/);
    await viewButton(page, 'Brand').check();
    await expectView(page, podcasting, 'brand');
  });
});
