import { expectUsable, files, networkComplaints, networkFaults, notice } from './faultInjection.ts';
import {
  clickInPlace,
  digitalMarketing,
  dropdownLink,
  expectPage,
  expectView,
  mainNavigation,
  pages,
  podcasting,
  pricing,
  toast,
  viewButton,
} from './locators.ts';
import { expect, hold, holdScripts, reactAnswers, test, visit } from './test.ts';

type Page = Parameters<typeof pricing>[0];

test.describe('where the script', () => {
  test.use({ expectedComplaints: networkComplaints });

  for (const [what, fault] of Object.entries(networkFaults)) {
    test(`${what}, the page can be read and switched, and its links lead on`, async ({ page }) => {
      let asked = 0;
      await page.route(files.entry, (route) => {
        asked += 1;
        return fault(route);
      });
      await page.goto(podcasting.path);
      await clickInPlace(mainNavigation(page).getByRole('button', { name: 'Shop' }));
      await expect.poll(() => asked).toBeGreaterThan(0);
      await expectUsable(page, podcasting);

      await page.getByRole('heading', { level: 1 }).click();
      await pricing(page).hover();
      await dropdownLink(page, 'Digital Marketing Bundles').click();
      await expectUsable(page, digitalMarketing);
    });
  }
});

for (const sitePage of pages) {
  test(`where the scripts of ${sitePage.path} come after ten seconds, nothing waits for them`, async ({
    page,
  }) => {
    await page.clock.install();
    const scripts = await holdScripts(page);
    await page.goto(sitePage.path);
    await viewButton(page, sitePage.creator.name).check();
    await page.clock.fastForward('00:10');
    await expectUsable(page, sitePage);

    await viewButton(page, sitePage.creator.name).check();
    await scripts.letGo();
    await expectView(page, sitePage, 'creator');
    await expectUsable(page, sitePage);
    await clickInPlace(mainNavigation(page).getByRole('button', { name: 'Shop' }));
    await expect(toast(page)).toBeVisible();
  });
}

/** What a browser may refuse, or an extension break, and the moment at which React meets it. */
const partsThatThrow: Record<string, () => void> = {
  'while React takes the page over': () => {
    const Real = URL;
    window.URL = class extends Real {
      constructor(address: string | URL, base?: string | URL) {
        super(address, base);
        // As the footer reads the company's website.
        if (!base && this.host.startsWith('www.')) throw new Error('a part has failed');
      }
    };
  },
  'once React has taken the page over': () => {
    const real = getComputedStyle;
    window.getComputedStyle = (element, ...rest) => {
      if (element.localName === 'nav') throw new Error('a part has failed');
      return real(element, ...rest);
    };
  },
};

test.describe('where a part of the layout throws', () => {
  test.use({ expectedComplaints: [/a part has failed|Minified React error #42\d/] });

  for (const [when, breakIt] of Object.entries(partsThatThrow)) {
    for (const sitePage of pages) {
      test(`${when}, ${sitePage.path} stays, and says so`, async ({ page }) => {
        await page.addInitScript(breakIt);
        await page.goto(`${sitePage.path}?view=creator`);
        const content = await page.getByRole('main').textContent();
        await page.keyboard.press('Shift');

        await expect(notice(page)).toBeVisible();
        await expectView(page, sitePage, 'creator');
        expect(await page.getByRole('main').textContent()).toBe(content);
        for (const part of ['banner', 'main', 'contentinfo'] as const) {
          await expect(page.getByRole(part)).toHaveCount(1);
        }
        await expectUsable(page, sitePage);
        await notice(page).getByRole('button', { name: 'Close' }).click();
        await expect(notice(page)).toBeHidden();
      });
    }
  }

  test('its notice can load the page again, whole', async ({ page }) => {
    await page.goto(podcasting.path);
    await page.evaluate(partsThatThrow['once React has taken the page over'] ?? (() => {}));
    await viewButton(page, 'Creator').check();
    await expect(notice(page)).toBeVisible();

    await notice(page).getByRole('button', { name: 'Reload' }).click();
    await expect(notice(page)).toHaveCount(0);
    await reactAnswers(page);
    await expectView(page, podcasting, 'creator');
    await clickInPlace(mainNavigation(page).getByRole('button', { name: 'Shop' }));
    await expect(toast(page)).toBeVisible();
  });

  test('as the visitor goes to the other page, that is in sight, and says so', async ({ page }) => {
    await visit(page, podcasting.path);
    await page.evaluate(() => {
      window.scrollTo = () => {
        throw new Error('a part has failed');
      };
    });
    await choose(page, 'Digital Marketing Bundles');

    await expect(notice(page)).toBeVisible();
    await expectUsable(page, digitalMarketing);
  });
});

/** Goes to the other page as a visitor does. */
async function choose(page: Page, name: string) {
  await clickInPlace(pricing(page));
  await expect(dropdownLink(page, name)).toBeVisible();
  await clickInPlace(dropdownLink(page, name));
}

test.describe('where the code of the pages', () => {
  test.use({ expectedComplaints: networkComplaints });

  for (const [what, fault] of Object.entries(networkFaults)) {
    test(`${what}, the other page is loaded whole, once`, async ({ page }) => {
      const documents: string[] = [];
      await page.route(files.pages, fault);
      await visit(page, podcasting.path);
      await viewButton(page, 'Creator').check();
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
      });
      await choose(page, 'Digital Marketing Bundles');

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(digitalMarketing.heading);
      await expectView(page, digitalMarketing, 'creator');
      await reactAnswers(page);
      await expectUsable(page, digitalMarketing);
      expect(documents).toEqual([digitalMarketing.path]);
    });
  }

  test('fails once, it is asked for again, and no document is loaded', async ({ page }) => {
    const documents: string[] = [];
    let asked = 0;
    await page.route(files.pages, (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.fallback();
    });
    await visit(page, podcasting.path);
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await choose(page, 'Digital Marketing Bundles');

    await expectPage(page, digitalMarketing);
    expect(asked).toBe(2);
    expect(documents).toEqual([]);
  });

  test('is long in coming, the page that is left stays until the other is there', async ({
    page,
  }) => {
    const code = await hold(page, files.pages);
    await visit(page, podcasting.path);
    await choose(page, 'Digital Marketing Bundles');
    await expect(page).toHaveURL(digitalMarketing.path);
    await expectView(page, podcasting, 'brand');
    await viewButton(page, 'Creator').check();
    await expectView(page, podcasting, 'creator');

    code.letGo();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(digitalMarketing.heading);
    await expectView(page, digitalMarketing, 'creator');
  });

  test('never comes, and a reload does not help, the page does not load for ever', async ({
    page,
  }) => {
    await page.route(files.pages, (route) => route.abort());
    // A host that answers every address with the same page.
    await page.route(`**${digitalMarketing.path}*`, async (route) => {
      const response = await route.fetch({ url: new URL(podcasting.path, page.url()).href });
      await route.fulfill({ response });
    });
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await visit(page, podcasting.path);
    for (let times = 0; times < 3; times++) {
      await page.evaluate((path) => {
        history.pushState({ loadedAnew: true }, '', path);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      }, digitalMarketing.path);
    }

    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(podcasting.heading);
    expect(documents).toHaveLength(1);
  });
});

test.describe('where the code of the toasts', () => {
  test.use({ expectedComplaints: networkComplaints });

  const shop = (page: Page) => mainNavigation(page).getByRole('button', { name: 'Shop' });

  for (const [what, fault] of Object.entries(networkFaults)) {
    test(`${what}, the Shop’s own words stay, and the page goes on`, async ({ page }) => {
      let asked = 0;
      await page.route(files.toasts, (route) => {
        asked += 1;
        return fault(route);
      });
      await visit(page, podcasting.path);
      await clickInPlace(shop(page));
      await expect.poll(() => asked).toBeGreaterThan(0);

      await expect(mainNavigation(page).getByRole('tooltip')).toHaveText('Coming Soon');
      await page.mouse.move(640, 700);
      await expectUsable(page, podcasting);
      await expect(notice(page)).toHaveCount(0);
    });
  }

  test('fails once, the same press shows the toast', async ({ page }) => {
    let asked = 0;
    await page.route(files.toasts, (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.fallback();
    });
    await visit(page, podcasting.path);
    await clickInPlace(shop(page));

    await expect(toast(page)).toHaveCount(1);
    expect(asked).toBe(2);
  });
});
