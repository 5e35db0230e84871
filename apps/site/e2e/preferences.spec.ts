import type { Page } from '@playwright/test';
import { expectUsable } from './faultInjection.ts';
import {
  digitalMarketing,
  expectTheme,
  expectView,
  goTo,
  pages,
  podcasting,
  themeButton,
  viewBar,
  viewButton,
} from './locators.ts';
import { expect, openWith, test, visit, waitForHydration } from './test.ts';

/** The keys in the visitor's browser: renaming one loses every visitor's choice. */
const keys = { view: 'pricing-view', theme: 'pricing-theme' };

const storage = (page: Page) =>
  page.evaluate(() => ({ ...localStorage }) as Record<string, string>);

for (const sitePage of pages) {
  const { path, brand, creator } = sitePage;

  test(`on ${path} the first visit shows ${brand.name} in the light theme, and each choice is saved and kept`, async ({
    page,
  }) => {
    await visit(page, path);
    await expectView(page, sitePage, 'brand');
    await expectTheme(page, 'light');
    expect(await storage(page)).toEqual({});

    await viewBar(page).getByText(creator.name, { exact: true }).click();
    await expectView(page, sitePage, 'creator');
    expect(await storage(page)).toEqual({ [keys.view]: 'creator' });
    await themeButton(page, 'dark').click();
    await expectTheme(page, 'dark');
    expect(await storage(page)).toEqual({ [keys.view]: 'creator', [keys.theme]: 'dark' });

    await page.reload();
    await expectView(page, sitePage, 'creator');
    await expectTheme(page, 'dark');
    await waitForHydration(page);
    await viewBar(page).getByText(brand.name, { exact: true }).click();
    await expectView(page, sitePage, 'brand');
    expect(await storage(page)).toEqual({ [keys.view]: 'brand', [keys.theme]: 'dark' });
    await themeButton(page, 'light').press('Space');
    await expectTheme(page, 'light');
    expect(await storage(page)).toEqual({ [keys.view]: 'brand', [keys.theme]: 'light' });
  });
}

test('a click that a script makes is done when it returns, as test tools expect', async ({
  page,
}) => {
  await visit(page, podcasting.path);
  for (const [theme, click] of [
    ['dark', (input: HTMLInputElement) => [input.click(), input.checked]],
    [
      'light',
      (input: HTMLInputElement) => [
        input.dispatchEvent(new MouseEvent('click', { bubbles: true })),
        input.checked,
      ],
    ],
  ] as const) {
    const [, checked] = await themeButton(page, theme).evaluate(
      click as (input: Element) => unknown[],
    );
    expect(checked).toBe(true);
    await expectTheme(page, theme);
  }
});

test('both pages share the view: Enterprise is Brand, and SME is Creator', async ({ page }) => {
  await visit(page, podcasting.path);
  await viewButton(page, 'Creator').check();
  await goTo(page, digitalMarketing);
  await expect(page).toHaveURL(`${digitalMarketing.path}?view=sme`);
  await expectView(page, digitalMarketing, 'creator');

  await viewButton(page, 'Enterprise').check();
  await expect(page.getByRole('status').filter({ hasText: 'prices' })).toHaveText(
    'Enterprise prices shown',
  );
  await page.goto(podcasting.path);
  await expect(page).toHaveURL(`${podcasting.path}?view=brand`);
  await expectView(page, podcasting, 'brand');
});

test('back and forward show the choices made since', async ({ page }) => {
  await visit(page, podcasting.path);
  await visit(page, digitalMarketing.path);
  await viewButton(page, 'SME').check();
  await themeButton(page, 'dark').press('Space');
  await page.goBack();
  await expectTheme(page, 'dark');
  await expectView(page, podcasting, 'creator');

  await page.goForward();
  await expectTheme(page, 'dark');
  await expectView(page, digitalMarketing, 'creator');
});

/** More of them are tested with the design system's `restorePreferences`. */
const invalidValues = {
  'a view of the other page': 'enterprise',
  nothing: '',
  'a property of every object': '__proto__',
  JSON: '{"view":"creator","__proto__":{"view":"creator"}}',
  'white space around a view': ' creator ',
};

test('where something invalid is stored, the defaults apply, and the next choice replaces it', async ({
  page,
}) => {
  for (const [what, value] of Object.entries(invalidValues)) {
    await test.step(`where ${what} is stored`, async () => {
      await openWith(page, { [keys.view]: value, [keys.theme]: value }, podcasting.path);
      await waitForHydration(page);
      await expectView(page, podcasting, 'brand');
      await expectTheme(page, 'light');

      await viewButton(page, 'Creator').check();
      await themeButton(page, 'dark').press('Space');
      await expectView(page, podcasting, 'creator');
      await expectTheme(page, 'dark');
      expect(await storage(page)).toEqual({ [keys.view]: 'creator', [keys.theme]: 'dark' });
      expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
    });
  }
});

test('a choice in one tab applies in the others, and invalid or cleared entries do not', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await visit(page, podcasting.path);
  await visit(other, digitalMarketing.path);
  await other.evaluate(
    ([view, theme, values]) => {
      for (const value of values) {
        for (const key of [view, theme, '__proto__']) localStorage.setItem(key, value);
      }
      localStorage.removeItem(view);
      localStorage.clear();
    },
    [keys.view, keys.theme, Object.values(invalidValues)] as const,
  );
  // Storage events keep their order: this one follows all of the above.
  await themeButton(other, 'dark').press('Space');
  await expectTheme(page, 'dark');
  await expectView(page, podcasting, 'brand');

  await viewButton(page, 'Creator').check();
  await expectView(other, digitalMarketing, 'creator');
  await viewButton(other, 'Enterprise').check();
  await expectView(page, podcasting, 'brand');
  // Otherwise the old view in this tab's address would be back after a reload.
  await expect(page).toHaveURL(/view=brand/);
  await other.close();
  await expectUsable(page, podcasting);
});

/** What a browser may refuse, before a page is loaded. */
const refusals: Record<string, () => void> = {
  'storage is blocked': () => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get });
  },
  'storage is missing': () => {
    Object.defineProperty(window, 'localStorage', { value: null });
  },
  'storage cannot be read': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  },
  'storage is full of an invalid view': () => {
    // As much as a browser takes: five million characters, of two bytes each.
    const longest = 5 * 1024 * 1024 - 'pricing-view'.length;
    localStorage.setItem('pricing-view', '\u00e9'.repeat(longest));
  },
  'cookies are blocked': () => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get, set: get });
  },
};

for (const [what, refuse] of Object.entries(refusals)) {
  test(`where ${what}, the switch, the toggle and the navigation still work`, async ({
    page,
    context,
  }) => {
    await page.addInitScript(refuse);
    await page.goto(podcasting.path);
    await expectView(page, podcasting, 'brand');
    await themeButton(page, 'dark').press('Space');
    await expectTheme(page, 'dark');
    await viewButton(page, 'Creator').check();
    await expectView(page, podcasting, 'creator');

    await waitForHydration(page);
    await expectView(page, podcasting, 'creator');
    await expectTheme(page, 'dark');
    await page.evaluate(() => scrollTo(0, 300));
    await goTo(page, digitalMarketing);
    await expectView(page, digitalMarketing, 'creator');
    await expectTheme(page, 'dark');
    await viewButton(page, 'Enterprise').check();
    await expectView(page, digitalMarketing, 'brand');
    await themeButton(page, 'light').press('Space');
    await expectTheme(page, 'light');
    expect(await context.cookies()).toEqual([]);
  });
}
