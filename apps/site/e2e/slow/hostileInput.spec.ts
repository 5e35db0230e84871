import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quotes } from '@agency/pricing-data';
import { BuiltSite } from '../../build/release/BuiltSite.ts';
import { taxNotes } from '../../src/content/offers.ts';
import { pages, podcasting, views } from '../../tests/pages.ts';
import { words } from '../../tests/words.ts';
import { boxOf } from '../elements.ts';
import { mainNavigation, menuToggle, sheet, shopIn, toast } from '../navigation.ts';
import { misfits } from '../overflow.ts';
import { expect, test, visit, waitForHydration } from '../test.ts';
import { serveBuild, site, temporaryFolder } from './buildSite.ts';

/*
 * A build in which every text of the configuration, the content and the catalogue goes on with what
 * a maintainer may paste: markup, quotes, other scripts, and words that never end.
 */

const script = 'document.title="taken"';
const pasted =
  ` </title></style><script>${script}</script><img src=x onerror='${script}'><!--` +
  ` " ' & &amp; \\ \${} שלום עולם 👩‍👩‍👧 ${'w'.repeat(300)}`;
const promoted = `Two months free${pasted}`;

/** A module with these exports of another one, in which texts are added to, beside the rest of them. */
const wrapped = (module: string, exports: readonly string[]) => `
  import * as real from ${JSON.stringify(module)};
  export * from ${JSON.stringify(module)};
  // Their form is checked.
  const fixed = new Set(['language', 'id', 'noteId', 'key', 'colour', 'price', 'prices', 'episodes', 'enterprise', 'sme', 'pricesAsOf']);
  const pasted = ${JSON.stringify(pasted)};
  const added = (value, key) => {
    if (fixed.has(key) || value === 'Custom') return value;
    // Two words beside a name, which its component keeps on one line.
    if (key === 'shopMark') return value + pasted.slice(0, 8);
    if (typeof value === 'string') return value + pasted;
    if (typeof value === 'function') return (...given) => added(value(...given));
    if (Array.isArray(value)) return value.map((entry) => added(entry));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, added(entry, key)]));
  };
  ${exports.map((name) => `export const ${name} = added(real.${name}, '${name}');`).join('\n')}`;

// One worker, and so one build.
test.describe.configure({ mode: 'default' });

let built: Awaited<ReturnType<typeof serveBuild>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const folder = temporaryFolder();
  const [catalogue, content] = [join(folder, 'catalogue.ts'), join(folder, 'content')];
  mkdirSync(content);
  const realContent = join(site, 'src/content');
  for (const file of readdirSync(realContent)) {
    const module = join(realContent, file);
    const exports = readFileSync(module, 'utf8').matchAll(
      /^export (?:const|function) (?!promotion)(\w+)/gm,
    );
    const names = Array.from(exports, ([, name = '']) => name);
    writeFileSync(join(content, file), wrapped(module, names));
  }
  const promotion = `export const promotion = ${JSON.stringify(promoted)}, promotionUntil = '2031-05-31';`;
  appendFileSync(join(content, 'banner.ts'), promotion);
  const realCatalogue = join(site, '../../packages/pricing-data/src/index.ts');
  const exports = ['catalogue', 'footnotes', 'marketingGroups', 'marketingTiers', 'podcastBundles'];
  writeFileSync(
    catalogue,
    `${wrapped(realCatalogue, exports)}
     export const podcastBundlesFor = (view) =>
       real.podcastBundlesFor(view).map((bundle) => added(bundle));
     export const tierStep = (tier) => added(real.tierStep(tier));`,
  );
  built = await serveBuild(folder, ['--catalogue', catalogue, '--content', content], {
    PRICING_COMPANY_NAME: `Sound${pasted}`,
    PRICING_VALUE_ADDED_TAX: 'both',
    PRICING_AUDIENCE_NOTE: `Enterprises need a larger team.${pasted}`,
    PRICING_ADDRESS: `1 Loop Street${pasted}`,
    PRICING_EMAIL: `${'e'.repeat(300)}@agency.example`,
    PRICING_PHONE: '+27 (0)10 - 555 - 0100',
    PRICING_WEBSITE: `https://${Array(3).fill('w'.repeat(300)).join('.')}.example/`,
  });
});

test.afterAll(() => built?.remove());

for (const { path } of pages) {
  test(`on ${path} nothing pasted becomes an element or runs, and every word comes from the content, the configuration or the catalogue`, async ({
    page,
  }) => {
    await visit(page, built.origin + path);
    // The inline script and its data; hydration adds the script file, and what that imports.
    await expect(page.locator('script:not([src])')).toHaveCount(2);
    await expect(page.locator('img, [onerror]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(pasted.trim());
    await expect(page).toHaveTitle(/שלום עולם 👩‍👩‍👧/);

    // Toasts bring words of their own.
    await shopIn(mainNavigation(page)).press('Enter');
    await expect(toast(page)).toBeVisible();
    const texts = await page
      .locator('body :not(script)')
      .evaluateAll((elements) =>
        elements.flatMap((element) => [
          ...Array.from(element.childNodes, (node) => (node instanceof Text ? node.data : '')),
          ...['alt', 'aria-label', 'title'].map((name) => element.getAttribute(name) ?? ''),
        ]),
      );
    const others = texts.filter(
      (text) => /\p{L}{2}/u.test(text) && !/wwww|eeee|<\/title/.test(text),
    );
    // Prices and levels stay as they are: their form is checked.
    const fromPrices = new Set<string>(['pm', 'Custom', ...quotes]);
    expect(others.filter((text) => !fromPrices.has(text.trim()))).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    const notes = page.getByText(taxNotes.both ?? '').filter({ visible: true });
    await expect(notes, 'what is said on paper of value added tax').toHaveCount(1);
  });

  test(`at 390 px no text of ${path} reaches beyond it, however long its words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const view of views) {
      await page.goto(`${built.origin}${path}?view=${view}`);
      await expect(page.locator('html')).toHaveAttribute('data-view', view);
      expect(await misfits(page, { sideways: true }), view).toEqual([]);
    }
    await menuToggle(page).click();
    await boxOf(sheet(page));
    expect(await misfits(page, { sideways: true }), 'the sheet').toEqual([]);
  });
}

test('nothing pasted gets a hash, or becomes markup of a file', () => {
  const site = new BuiltSite(built.dist);
  for (const { path, file } of site.pages) {
    // Of the inline script and the speculation rules.
    const policy = /script-src [^;]*/.exec(site.read(file))?.[0];
    expect(policy?.match(/sha256-/g), file).toHaveLength(2);
    // What is not escaped in Markdown is an address.
    const markdown = site.read(`${path}.md`);
    expect(markdown).toContain('\\<script\\>');
    expect(markdown.match(/(?<!\\)<(?!https:|e+@)[^>]*/g), path).toBeNull();
  }
  for (const file of ['/index.html', '/404.html']) {
    expect(site.read(file).match(/<script|<img|sha256-/g)).toEqual(['sha256-', '<script']);
  }
});

for (const [when, now, javaScriptEnabled] of [
  ['on its last day', '2031-05-31T23:59+02:00', true],
  ['after it', '2031-06-01T00:00+02:00', true],
  ['where no script can tell the day', '2031-05-31T23:59+02:00', false],
] as const) {
  test.describe('a promotion is in the banner’s place until its last day is over in South Africa', () => {
    test.use({ javaScriptEnabled });

    test(when, async ({ page }) => {
      const [shown, other] =
        when === 'on its last day' ? [promoted, words.banner] : [words.banner, promoted];
      await page.clock.setFixedTime(now);
      await page.goto(built.origin + podcasting.path);
      const strip = page.getByRole('complementary');
      await expect(strip).toContainText(shown, { useInnerText: true });
      await expect(strip).not.toContainText(other, { useInnerText: true });
      if (!javaScriptEnabled) return;
      const before = await strip.boundingBox();
      await waitForHydration(page);
      await expect(strip).not.toContainText(other, { useInnerText: true });
      expect(await strip.boundingBox()).toEqual(before);
    });
  });
}
