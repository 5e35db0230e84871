import {
  clickInPlace,
  dropdownLink,
  expectTheme,
  expectView,
  mainNavigation,
  pages,
  podcasting,
  pricing,
  themeToggle,
  toast,
  viewButton,
} from './locators.ts';
import { delayScripts, expect, test, visit } from './test.ts';

type Page = Parameters<typeof pricing>[0];

declare global {
  /** What the frames have shown so far. */
  var seenInFrames: string[];
}

/** Records in each frame which of these texts are visible, what is checked, and the background. */
async function watchFrames(page: Page, texts: readonly string[]): Promise<() => Promise<string[]>> {
  await page.addInitScript((watched) => {
    const recorded = new Set<string>();
    globalThis.seenInFrames = [];
    const record = (what: string) => {
      if (recorded.has(what)) return;
      recorded.add(what);
      globalThis.seenInFrames.push(what);
    };
    const look = () => {
      requestAnimationFrame(look);
      if (!document.body) return;
      record(`background ${getComputedStyle(document.documentElement).backgroundColor}`);
      for (const text of watched) {
        const found = document.evaluate(
          `//body//*[not(self::script)][text()="${text}"]`,
          document,
          null,
          XPathResult.FIRST_ORDERED_NODE_TYPE,
        ).singleNodeValue as Element | null;
        if (found?.checkVisibility()) record(text);
      }
      for (const input of document.querySelectorAll<HTMLInputElement>('input:checked')) {
        record(`checked ${input.ariaLabel ?? input.labels?.[0]?.textContent}`);
      }
    };
    look();
  }, texts);
  return () => page.evaluate(() => globalThis.seenInFrames);
}

for (const sitePage of pages) {
  const { path, brand, creator } = sitePage;

  test.describe(`${path} with a stored choice of ${creator.name}, dark`, () => {
    test.use({ stored: { 'pricing-view': 'creator', 'pricing-theme': 'dark' } });

    test(`never shows a frame of ${brand.name}, or of the light theme`, async ({ page }) => {
      // Texts that stand alone in an element.
      const texts =
        path === '/podcasting'
          ? [brand.uniqueText, creator.uniqueText]
          : [brand.uniqueText.slice(1), creator.uniqueText.slice(1)];
      const frames = await watchFrames(page, texts);
      const scripts = await delayScripts(page);
      await page.goto(path);

      await expectView(page, sitePage, 'creator');
      await expectTheme(page, 'dark');
      const before = await page.screenshot();
      await scripts.release();
      await expect(page).toHaveTitle(new RegExp(creator.name));
      const after = await page.screenshot();

      const shown = await frames();
      expect(shown).toContain(texts[1]);
      expect(shown).not.toContain(texts[0]);
      expect(shown.filter((what) => what.startsWith('background'))).toHaveLength(1);
      expect(new Set(shown.filter((what) => what.startsWith('checked')))).toEqual(
        new Set([`checked ${creator.name}`, 'checked Dark theme']),
      );
      // Hydration changes no pixel.
      expect(after.equals(before)).toBe(true);
    });

    test('is hydrated in place: no element is replaced', async ({ page }) => {
      const scripts = await delayScripts(page);
      await page.goto(path);
      const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
      const radio = await viewButton(page, creator.name).elementHandle();
      await scripts.release();

      for (const element of [heading, radio]) {
        expect(await element?.evaluate((node) => node.isConnected)).toBe(true);
      }
      await expectView(page, sitePage, 'creator');
      await expectTheme(page, 'dark');
    });
  });

  test(`on ${path} the view switch and the theme toggle work before React hydrates`, async ({
    page,
  }) => {
    const scripts = await delayScripts(page);
    await page.goto(path);

    await viewButton(page, creator.name).check();
    await expectView(page, sitePage, 'creator');
    await viewButton(page, creator.name).press('ArrowLeft');
    await expectView(page, sitePage, 'brand');
    await viewButton(page, brand.name).press('ArrowRight');
    await expectView(page, sitePage, 'creator');
    await themeToggle(page).press('Space');
    await expectTheme(page, 'dark');
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
      'pricing-view': 'creator',
      'pricing-theme': 'dark',
    });

    await scripts.release();
    await expectView(page, sitePage, 'creator');
    await expectTheme(page, 'dark');
    await viewButton(page, brand.name).check();
    await expectView(page, sitePage, 'brand');
    await themeToggle(page).press('Space');
    await expectTheme(page, 'light');
  });
}

/** The dropdown is open, and stays open long after the pointer has left it. */
async function expectPinnedOpen(page: Page): Promise<void> {
  await expect(pricing(page)).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(640, 700);
  await page.clock.fastForward('01:00');
  await expect(dropdownLink(page, 'Podcasting Bundles')).toBeVisible();
}

test.describe('an action that needs React', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('a click on Pricing before hydration opens the dropdown after it, and it stays open', async ({
    page,
  }) => {
    const scripts = await delayScripts(page);
    await page.goto(podcasting.path);
    await pricing(page).click();
    await scripts.release();

    await expectPinnedOpen(page);
  });

  test('a click on Pricing before hydration still opens the dropdown when the pointer has left', async ({
    page,
  }) => {
    const scripts = await delayScripts(page);
    await page.goto(podcasting.path);
    await pricing(page).click();
    await page.mouse.move(640, 700);
    await scripts.release();

    await expect(dropdownLink(page, 'Podcasting Bundles')).toBeVisible();
    await expect(pricing(page)).toHaveAttribute('aria-expanded', 'true');
  });

  test('a click on Pricing that hydration interrupts opens the dropdown, and it stays open', async ({
    page,
  }) => {
    const scripts = await delayScripts(page);
    await page.goto(podcasting.path);
    await pricing(page).hover();
    await page.mouse.down();
    await scripts.release();
    await page.mouse.up();

    await expectPinnedOpen(page);
  });

  for (const key of [' ', 'Enter']) {
    const name = key === ' ' ? 'Space' : key;
    test(`${name}, held down on Pricing while React hydrates, leaves the dropdown open`, async ({
      page,
    }) => {
      const scripts = await delayScripts(page);
      await page.goto(podcasting.path);
      await pricing(page).focus();
      await page.keyboard.down(key);
      await scripts.release();
      await page.keyboard.up(key);

      await expect(pricing(page)).toHaveAttribute('aria-expanded', 'true');
    });
  }

  for (const { moment, event } of [
    { moment: 'after React has attached its listeners', event: 'site:listening' },
    { moment: 'after hydration', event: 'site:hydrated' },
  ]) {
    test(`a click immediately ${moment} takes effect once`, async ({ page }) => {
      await page.addInitScript((when) => {
        document.addEventListener(when, () => {
          for (const button of document.querySelectorAll<HTMLElement>('header nav button')) {
            button.click();
          }
        });
      }, event);
      await visit(page, podcasting.path);

      await expect(pricing(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(toast(page)).toHaveCount(1);
    });
  }

  test('Enter on Pricing before hydration opens the dropdown after it', async ({ page }) => {
    const scripts = await delayScripts(page);
    await page.goto(podcasting.path);
    await pricing(page).press('Enter');
    await scripts.release();

    await expect(pricing(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(dropdownLink(page, 'Podcasting Bundles')).toBeVisible();
    await expect(pricing(page)).toBeFocused();
  });

  test('a click on Shop before hydration shows the toast after it', async ({ page }) => {
    const scripts = await delayScripts(page);
    await page.goto(podcasting.path);
    await clickInPlace(mainNavigation(page).getByRole('button', { name: 'Shop' }));
    await expect(toast(page)).toHaveCount(0);
    await scripts.release();

    await expect(toast(page)).toHaveCount(1);
  });

  test('a click on Shop hydrates the page at once, without waiting until the browser is idle', async ({
    page,
  }) => {
    // Only user intent is left to load the script.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto(podcasting.path);
    await clickInPlace(mainNavigation(page).getByRole('button', { name: 'Shop' }));

    await expect(toast(page)).toHaveCount(1);
  });
});

test('the dropdown’s links can be reached before React hydrates', async ({ page }) => {
  await delayScripts(page);
  await page.goto(podcasting.path);
  await pricing(page).hover();
  await dropdownLink(page, 'Digital Marketing Bundles').click();

  await expect(page).toHaveURL('/digital-marketing');
});
