import { expectUsable, files, networkErrors, networkFailures, notice } from './faultInjection.ts';
import {
  clickInPlace,
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
} from './locators.ts';
import { delayFiles, delayScripts, expect, test, visit, waitForHydration } from './test.ts';

type Page = Parameters<typeof pricing>[0];

test.describe('where the script', () => {
  test.use({ expectedErrors: networkErrors });

  for (const [what, fail] of Object.entries(networkFailures)) {
    test(`${what}, the page can be read, its view and theme switched, and its links followed`, async ({
      page,
    }) => {
      let requests = 0;
      await page.route(files.entry, (route) => {
        requests += 1;
        return fail(route);
      });
      await page.goto(podcasting.path);
      await clickInPlace(mainNavigation(page).getByRole('button', { name: 'Shop' }));
      await expect.poll(() => requests).toBeGreaterThan(0);
      await expectUsable(page, podcasting);

      await page.getByRole('heading', { level: 1 }).click();
      await pricing(page).hover();
      await dropdownLink(page, 'Digital Marketing Bundles').click();
      await expectUsable(page, digitalMarketing);
    });
  }
});

for (const sitePage of pages) {
  test(`${sitePage.path} does not wait for scripts that take ten seconds`, async ({ page }) => {
    await page.clock.install();
    const scripts = await delayScripts(page);
    await page.goto(sitePage.path);
    await viewButton(page, sitePage.creator.name).check();
    await page.clock.fastForward('00:10');
    await expectUsable(page, sitePage);

    await viewButton(page, sitePage.creator.name).check();
    await scripts.release();
    await expectView(page, sitePage, 'creator');
    await expectUsable(page, sitePage);
    await clickInPlace(mainNavigation(page).getByRole('button', { name: 'Shop' }));
    await expect(toast(page)).toBeVisible();
  });
}

/** Browser features that may fail, each by the one region of the page that needs it. */
const failuresByRegion: Record<string, () => void> = {
  'the header': () => {
    const real = Element.prototype.setAttribute;
    Element.prototype.setAttribute = function (name, value) {
      // While the navigation is hydrated.
      if (name === 'data-hydrated') throw new Error('a component has failed');
      real.call(this, name, value);
    };
  },
  'the view bar': () => {
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
  'the page content': () => {
    const real = URLSearchParams.prototype.set;
    URLSearchParams.prototype.set = function (name, value) {
      // While the address of an Enquire link is built.
      if (name === 'audience') throw new Error('a component has failed');
      real.call(this, name, value);
    };
  },
  'the footer': () => {
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

  for (const [region, breakIt] of Object.entries(failuresByRegion)) {
    for (const sitePage of pages) {
      test(`${region} of ${sitePage.path} stays as prerendered, a notice appears, and the rest works`, async ({
        page,
      }) => {
        await page.addInitScript(breakIt);
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
        if (region === 'the header') return;
        await clickInPlace(mainNavigation(page).getByRole('button', { name: 'Shop' }));
        await expect(toast(page)).toBeVisible();
      });
    }
  }

  test('the notice’s Reload restores the whole page', async ({ page }) => {
    await page.goto(podcasting.path);
    await page.evaluate(failuresByRegion['the header'] ?? (() => {}));
    await viewButton(page, 'Creator').check();
    await expect(notice(page)).toBeVisible();

    await notice(page).getByRole('button', { name: 'Reload' }).click();
    await expect(notice(page)).toHaveCount(0);
    await waitForHydration(page);
    await expectView(page, podcasting, 'creator');
    await clickInPlace(mainNavigation(page).getByRole('button', { name: 'Shop' }));
    await expect(toast(page)).toBeVisible();
  });

  test('a page that fails when the visitor goes there is loaded whole, once', async ({ page }) => {
    await visit(page, podcasting.path);
    await page.evaluate(failuresByRegion['the page content'] ?? (() => {}));
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await choose(page, 'Digital Marketing Bundles');

    await expect.poll(() => documents).toEqual([digitalMarketing.path]);
    await waitForHydration(page);
    await expect(notice(page)).toHaveCount(0);
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
    await choose(page, 'Digital Marketing Bundles');

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

/** Chooses a page in the dropdown. */
async function choose(page: Page, name: string) {
  await clickInPlace(pricing(page));
  await expect(dropdownLink(page, name)).toBeVisible();
  await clickInPlace(dropdownLink(page, name));
}

test.describe('where the code of the toasts', () => {
  test.use({ expectedErrors: networkErrors });

  const shop = (page: Page) => mainNavigation(page).getByRole('button', { name: 'Shop' });

  for (const [what, fail] of Object.entries(networkFailures)) {
    test(`${what}, the Shop’s tooltip is shown instead, and the page works`, async ({ page }) => {
      let requests = 0;
      await page.route(files.toasts, (route) => {
        requests += 1;
        return fail(route);
      });
      await visit(page, podcasting.path);
      await clickInPlace(shop(page));
      await expect.poll(() => requests).toBeGreaterThan(0);

      await expect(mainNavigation(page).getByRole('tooltip')).toHaveText('Coming Soon');
      await page.mouse.move(640, 700);
      await expectUsable(page, podcasting);
      await expect(notice(page)).toHaveCount(0);
    });
  }

  test('fails to load once, the same click still shows the toast', async ({ page }) => {
    let requests = 0;
    await page.route(files.toasts, (route) => {
      requests += 1;
      return requests === 1 ? route.abort() : route.fallback();
    });
    await visit(page, podcasting.path);
    await clickInPlace(shop(page));

    await expect(toast(page)).toHaveCount(1);
    expect(requests).toBe(2);
  });
});
