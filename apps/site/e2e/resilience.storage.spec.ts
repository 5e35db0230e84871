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
 * What else the browser's storage may do; that it is blocked, absent, full, unreadable, or holds
 * other rubbish is tested in `preferences.spec.ts`.
 */

const toDigitalMarketing = async (page: Page) => {
  await pricing(page).click();
  await dropdownLink(page, 'Digital Marketing Bundles').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(digitalMarketing.heading);
};

/** Texts that look like something to code that trusts them. */
const poison = {
  JSON: '{"view":"creator","__proto__":{"view":"creator"}}',
  'a JSON string': '"creator"',
  null: 'null',
  'an array': '["creator"]',
  'a number': '1e400',
  'half of JSON': '{"default":',
  constructor: 'constructor',
  toString: 'toString',
  'white space around a view': ' creator ',
  'NUL and lone surrogates': '\0creator\ud800',
  'a view as CSS would end it': 'creator"]{}',
};

for (const [what, value] of Object.entries(poison)) {
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

test('where ten megabytes are stored, the page is there and forgets the choice', async ({
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
  // There is no room for the theme, which holds for this page all the same.
  await page.getByRole('switch', { name: 'Dark theme' }).press('Space');
  await expectTheme(page, 'dark');
  await page.evaluate(() => scrollTo(0, 300));
  await toDigitalMarketing(page);
  await expectTheme(page, 'dark');
  // A view takes the place of the rubbish.
  await viewButton(page, 'SME').check();
  await expectView(page, digitalMarketing, 'creator');
  expect(await page.evaluate(() => localStorage.getItem('pricing-view'))).toBe('creator');
});

test('what another tab writes is taken where it is valid, and left where it is not', async ({
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

  for (const text of [...Object.values(poison), '__proto__', '', null]) {
    await write('pricing-view', text);
    await write('pricing-theme', text);
    await write('__proto__', 'creator');
  }
  // The last word, which arrives after all of them.
  await write('pricing-theme', 'dark');
  await expectTheme(page, 'dark');
  await expectView(page, podcasting, 'brand');
  await write('pricing-view', 'creator');
  await expectView(page, podcasting, 'creator');
});

test('where cookies are refused, nothing is missed: none is ever set', async ({
  page,
  context,
}) => {
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
