import { expectUsable } from './faultInjection.ts';
import {
  digitalMarketing,
  dropdownLink,
  expectTheme,
  expectView,
  podcasting,
  pricing,
  viewButton,
} from './locators.ts';
import { expect, test, visit, waitForHydration } from './test.ts';

type Page = Parameters<typeof pricing>[0];

/*
 * More states of the browser's storage: blocked, missing, full, unreadable, or with other invalid
 * values, it is tested in `preferences.spec.ts`.
 */

const toDigitalMarketing = async (page: Page) => {
  await pricing(page).click();
  await dropdownLink(page, 'Digital Marketing Bundles').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(digitalMarketing.heading);
};

/** Values that mislead code which trusts them. */
const malformedValues = {
  JSON: '{"view":"creator","__proto__":{"view":"creator"}}',
  'a JSON string': '"creator"',
  null: 'null',
  'an array': '["creator"]',
  'a number': '1e400',
  'truncated JSON': '{"default":',
  constructor: 'constructor',
  toString: 'toString',
  'white space around a view': ' creator ',
  'NUL and lone surrogates': '\0creator\ud800',
  'a view that would break out of a CSS selector': 'creator"]{}',
};

for (const [what, value] of Object.entries(malformedValues)) {
  test.describe(`where every entry holds ${what}`, () => {
    test.use({ stored: { 'pricing-view': value, 'pricing-theme': value } });

    test('the defaults apply, and everything works', async ({ page }) => {
      await visit(page, podcasting.path);
      await expectView(page, podcasting, 'brand');
      await expectTheme(page, 'light');
      await expectUsable(page, podcasting);

      await toDigitalMarketing(page);
      await page.goBack();
      await expectUsable(page, podcasting);
      expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
    });
  });
}

test('with ten megabytes in the storage, the page works and shows its default view', async ({
  page,
}) => {
  await page.goto(podcasting.path);
  const stored = await page.evaluate(() => {
    // As much as the browser takes: five million characters, of two bytes each.
    const most = 5 * 1024 * 1024;
    localStorage.setItem('pricing-view', '\u00e9'.repeat(most - 'pricing-view'.length));
    return localStorage.getItem('pricing-view')?.length;
  });
  expect(stored).toBeGreaterThan(5_000_000);

  await page.goto(podcasting.path);
  await waitForHydration(page);
  await expectView(page, podcasting, 'brand');
  // There is no room to store the theme, but it applies to the current visit.
  await page.getByRole('switch', { name: 'Dark theme' }).press('Space');
  await expectTheme(page, 'dark');
  await page.evaluate(() => scrollTo(0, 300));
  await toDigitalMarketing(page);
  await expectTheme(page, 'dark');
  // The next choice replaces the invalid value.
  await viewButton(page, 'SME').check();
  await expectView(page, digitalMarketing, 'creator');
  expect(await page.evaluate(() => localStorage.getItem('pricing-view'))).toBe('creator');
});

test('valid values that another tab stores are applied, and invalid ones ignored', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await visit(page, podcasting.path);
  await other.goto(podcasting.path);
  const write = (key: string, text: string | null) =>
    other.evaluate(
      ([name, value]) => {
        if (value === null) localStorage.removeItem(name as string);
        else localStorage.setItem(name as string, value as string);
      },
      [key, text],
    );

  for (const text of [...Object.values(malformedValues), '__proto__', '', null]) {
    await write('pricing-view', text);
    await write('pricing-theme', text);
    await write('__proto__', 'creator');
  }
  // Storage events keep their order: this one follows all of the above.
  await write('pricing-theme', 'dark');
  await expectTheme(page, 'dark');
  await expectView(page, podcasting, 'brand');
  await write('pricing-view', 'creator');
  await expectView(page, podcasting, 'creator');
});

test('without cookies everything works: the site sets none', async ({ page, context }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'cookieEnabled', { value: false });
    Object.defineProperty(Document.prototype, 'cookie', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
      set() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await visit(page, podcasting.path);
  await expectUsable(page, podcasting);
  await toDigitalMarketing(page);
  await expectUsable(page, digitalMarketing);
  expect(await context.cookies()).toEqual([]);
});
