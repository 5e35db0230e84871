import { parse } from 'node-html-parser';
import { language } from '../src/content/metadata.ts';
import { documentOf } from '../tests/builtSite.ts';
import { company } from '../tests/company.ts';
import { pages, podcasting, views } from '../tests/pages.ts';
import { totalOf } from '../tests/words.ts';
import { goTo } from './navigation.ts';
import { expectTheme, themeButton, type themes, viewButton } from './preferences.ts';
import { delayScripts, expect, test, visit } from './test.ts';

type Page = Parameters<typeof visit>[0];

/** A document's title, canonical address, description, and tags for link previews: every value of each. */
function headOf(html: string) {
  const head: Record<string, (string | undefined)[]> = {};
  const tags = 'head > title, link[rel=canonical], meta[name], meta[property]';
  for (const tag of parse(html).querySelectorAll(tags)) {
    const { name, property, rel, content, href } = tag.attributes;
    const key = name ?? property ?? rel ?? 'title';
    if (!/^(?:title|canonical|description|og:.+|twitter:.+)$/.test(key)) continue;
    head[key] = [...(head[key] ?? []), content ?? href ?? tag.text];
  }
  return head;
}

test('the metadata describes the page and the view that is shown, each tag once, and no other', async ({
  page,
}) => {
  const heads: ReturnType<typeof headOf>[] = [];
  for (const [index, sitePage] of pages.entries()) {
    const { path } = sitePage;
    await visit(page, `${path}?from=mail`);
    // The second page opens in the view that was chosen last on the first.
    for (const view of index === 0 ? views : views.toReversed()) {
      await viewButton(page, sitePage[view].name).check();
      const { name, fullTitle, offers, metaDescription } = sitePage[view];
      await expect(page).toHaveTitle(fullTitle);
      const title = [fullTitle];
      const head = headOf(await page.content());
      const { description, 'og:image': image, 'og:image:alt': alt } = head;
      expect(head).toEqual({
        title,
        description: [metaDescription],
        canonical: [company.origin + path],
        'og:title': title,
        'og:description': description,
        'og:url': [company.origin + path],
        'og:type': ['website'],
        'og:site_name': [company.companyName],
        'og:locale': [language.replace('-', '_')],
        'og:image': [expect.stringMatching(new RegExp(`^${company.origin}/assets/[^/]+\\.png$`))],
        'og:image:type': ['image/png'],
        'og:image:width': ['1200'],
        'og:image:height': ['630'],
        'og:image:alt': [expect.any(String)],
        'twitter:card': ['summary_large_image'],
        'twitter:title': title,
        'twitter:description': description,
        'twitter:image': image,
        'twitter:image:alt': alt,
      });
      const file = await page.request.get(new URL(String(image)).pathname);
      expect(file.status()).toBe(200);
      // The image has room for three cards.
      const prices = offers
        .slice(0, 3)
        .map((offer) => totalOf(offer.prices[0]?.price ?? 'Enquire'));
      for (const it of [sitePage.heading, name, ...prices]) expect(alt?.[0]).toContain(it);
      heads.push(head);
      if (view !== 'brand') continue;

      // The file itself, for search engines and without JavaScript.
      const built = documentOf(sitePage);
      expect(headOf(built.outerHTML)).toEqual(head);
      expect(built.querySelector('html')?.getAttribute('lang')).toBe(language);
    }
  }
  for (const tag of ['title', 'description', 'og:image', 'og:image:alt']) {
    expect(new Set(heads.map((head) => head[tag]?.[0])).size, tag).toBe(heads.length);
  }

  await goTo(page, podcasting);
  await expect.poll(async () => headOf(await page.content())).toEqual(heads[0]);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
});

test('the tab icon is visible on a light and on a dark tab bar', async ({ page }) => {
  await page.goto('/favicon.svg');
  for (const [colorScheme, from, to] of [
    ['light', 0, 80],
    ['dark', 200, 255],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const stroke = page
      .locator('path')
      .first()
      .evaluate((path) => getComputedStyle(path).stroke);
    const channels = (await stroke).match(/\d+/g)?.map(Number) ?? [];
    expect(Math.min(...channels)).toBeGreaterThanOrEqual(from);
    expect(Math.max(...channels)).toBeLessThanOrEqual(to);
  }
});

/** The page is in a theme, and so is the browser's toolbar. */
async function expectThemeColor(page: Page, theme: (typeof themes)[number]) {
  await expectTheme(page, theme);
  const tag = page.locator('meta[name="theme-color"]');
  const color = Number.parseInt((await tag.getAttribute('content'))?.slice(1) ?? '', 16);
  expect(color > 0x80_80_80 ? 'light' : 'dark').toBe(theme);
}

test('`theme-color` follows the theme, before and after hydration', async ({ page }) => {
  const scripts = await delayScripts(page);
  await page.goto(podcasting.path);
  await expectThemeColor(page, 'light');
  await themeButton(page, 'dark').check();
  await expectThemeColor(page, 'dark');
  await page.reload();
  await expectThemeColor(page, 'dark');
  await scripts.release();
  await themeButton(page, 'light').check();
  await expectThemeColor(page, 'light');
});
