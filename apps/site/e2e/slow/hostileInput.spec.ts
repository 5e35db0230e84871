import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { quotes } from '@agency/pricing-data';
import { hashOf } from '../../build/contentSecurityPolicy.ts';
import { BuiltSite } from '../../build/release/BuiltSite.ts';
import { taxNotes } from '../../src/content/offers.ts';
import { views } from '../../tests/pages.ts';
import { startPlainHost } from '../../tests/plainHost.ts';
import { words } from '../../tests/words.ts';
import { boxOf } from '../elements.ts';
import { mainNavigation, menuToggle, sheet, shopIn, toast } from '../navigation.ts';
import { misfits } from '../overflow.ts';
import { expect, test, visit, waitForHydration } from '../test.ts';

/*
 * A build in which every text of the configuration, the content and the catalogue goes on with what
 * a maintainer may paste: markup, quotes, other scripts, and words that never end.
 */

const script = 'document.title="taken"';
const pasted =
  ` </title></style><script>${script}</script><img src=x onerror='${script}'><!--` +
  ` " ' & &amp; \\ \${} שלום עולם 👩‍👩‍👧 ${'w'.repeat(300)}`;

const promoted = `Two months free${pasted}`;

const site = join(import.meta.dirname, '../..');
const realContent = join(site, 'src/content');
const realCatalogue = join(site, '../../packages/pricing-data/src/index.ts');

/** Goes through a value: texts are added to, but for those whose form is checked. */
const addToTexts = `
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
  };`;

/** A module with these exports of another one, each added to, beside the rest of them. */
const wrapped = (module: string, exports: readonly string[]) => `
  import * as real from ${JSON.stringify(module)};
  export * from ${JSON.stringify(module)};
  ${addToTexts}
  ${exports.map((name) => `export const ${name} = added(real.${name}, '${name}');`).join('\n')}`;

// One worker, and so one build.
test.describe.configure({ mode: 'default' });

let folder: string;
let built: BuiltSite;
let host: Awaited<ReturnType<typeof startPlainHost>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const scratch = join(site, '.cache');
  mkdirSync(scratch, { recursive: true });
  folder = mkdtempSync(join(scratch, 'hostile-'));
  const out = join(folder, 'dist');
  const catalogue = join(folder, 'catalogue.ts');
  const content = join(folder, 'content');

  mkdirSync(content);
  for (const file of readdirSync(realContent)) {
    const module = join(realContent, file);
    const exports = readFileSync(module, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm);
    const names = Array.from(exports, ([, name = '']) => name).filter(
      (it) => !it.startsWith('promotion'),
    );
    writeFileSync(join(content, file), wrapped(module, names));
  }
  appendFileSync(
    join(content, 'banner.ts'),
    `export const promotion = ${JSON.stringify(promoted)}, promotionUntil = '2031-05-31';`,
  );
  const lists = ['catalogue', 'footnotes', 'marketingGroups', 'marketingTiers', 'podcastBundles'];
  writeFileSync(
    catalogue,
    `${wrapped(realCatalogue, lists)}
     export const podcastBundlesFor = (view) =>
       real.podcastBundlesFor(view).map((bundle) => added(bundle));
     export const tierStep = (tier) => added(real.tierStep(tier));`,
  );
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['build/build.ts', '--out', out, '--catalogue', catalogue, '--content', content],
    {
      cwd: site,
      encoding: 'utf8',
      env: {
        ...process.env,
        PRICING_COMPANY_NAME: `Sound${pasted}`,
        PRICING_VALUE_ADDED_TAX: 'both',
        PRICING_AUDIENCE_NOTE: `Enterprises need a larger team.${pasted}`,
        PRICING_ADDRESS: `1 Loop Street${pasted}`,
        PRICING_EMAIL: `${'e'.repeat(300)}@agency.example`,
        PRICING_PHONE: '+27 (0)10 - 555 - 0100',
        PRICING_WEBSITE: `https://${'w'.repeat(300)}.${'w'.repeat(300)}.${'w'.repeat(300)}.example/`,
      },
    },
  );
  expect(status, stdout + stderr).toBe(0);
  built = new BuiltSite(out);
  host = await startPlainHost({ dist: out });
});

test.afterAll(async () => {
  await host?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('nothing pasted becomes an element, runs, or gets a hash', async ({ page }) => {
  for (const { path, file } of built.pages) {
    const policy = /script-src [^;]*/.exec(built.read(file))?.[0] ?? '';
    // Of the inline script and the speculation rules.
    expect(policy.match(/sha256-/g), file).toHaveLength(2);
    expect(policy, file).not.toContain(hashOf(script));

    await visit(page, host.origin + path);
    // The inline script and its data; hydration adds the script file, and what that imports.
    await expect(page.locator('script:not([src])'), path).toHaveCount(2);
    await expect(page.locator('img, [onerror]'), path).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(pasted.trim());
    await expect(page).toHaveTitle(/שלום עולם 👩‍👩‍👧/);

    // On paper, the terms say it.
    await page.emulateMedia({ media: 'print' });
    const notes = page.getByText(taxNotes.both ?? '').filter({ visible: true });
    await expect(notes, 'what is said of value added tax').toHaveCount(1);
    await page.emulateMedia({ media: 'screen' });
  }
  for (const file of ['/index.html', '/404.html']) {
    const html = built.read(file);
    expect(html.match(/<script|<img|sha256-/g), file).toEqual(['sha256-', '<script']);
    expect(html, file).not.toContain(hashOf(script));
  }
});

test('nothing pasted becomes markup of the Markdown', () => {
  for (const { path } of built.pages) {
    const text = built.read(`${path}.md`);
    expect(text).toContain('\\<script\\>');
    // What is not escaped is an address, or the line between a table's head and its body.
    expect(text.match(/(?<!\\)<(?!https:|e+@)[^>]*/g), path).toBeNull();
    expect(text.match(/^\| -/gm)?.length).toBeGreaterThan(1);
  }
});

test('at 390 px no text reaches beyond the page, however long its words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path } of built.pages) {
    for (const view of views) {
      await page.goto(`${host.origin}${path}?view=${view}`);
      await expect(page.locator('html')).toHaveAttribute('data-view', view);
      expect(await misfits(page, { sideways: true }), `${path}, ${view}`).toEqual([]);
    }
    await menuToggle(page).click();
    await boxOf(sheet(page));
    expect(await misfits(page, { sideways: true }), `${path}, the sheet`).toEqual([]);
  }
});

test('the design system’s English is nowhere: every word comes from the content, the configuration or the catalogue', async ({
  page,
}) => {
  for (const { path } of built.pages) {
    await visit(page, host.origin + path);
    // Toasts bring words of their own.
    await shopIn(mainNavigation(page)).press('Enter');
    await expect(toast(page)).toBeVisible();
    const texts = await page.evaluate(() => {
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        if (node instanceof Text && !node.parentElement?.closest('script')) found.push(node.data);
        if (!(node instanceof Element)) continue;
        const names = ['alt', 'aria-description', 'aria-label', 'placeholder', 'title'];
        for (const name of names) found.push(node.getAttribute(name) ?? '');
      }
      return found;
    });
    const others = texts.filter(
      (text) => /\p{L}{2}/u.test(text) && !/wwww|eeee|<\/title/.test(text),
    );
    // Prices and levels stay as they are: their form is checked.
    const fromPrices = ['pm', 'Custom', ...quotes];
    expect(
      others.filter((text) => !fromPrices.includes(text.trim())),
      path,
    ).toEqual([]);
  }
});

test('a promotion is in the banner’s place until its last day is over in South Africa', async ({
  page,
}) => {
  const [{ path } = { path: '' }] = built.pages;
  for (const [now, shown, other] of [
    ['2031-05-31T23:59+02:00', promoted, words.banner],
    ['2031-06-01T00:00+02:00', words.banner, promoted],
  ] as const) {
    await page.clock.setFixedTime(now);
    await page.goto(host.origin + path);
    const strip = page.getByRole('complementary');
    await expect(strip).toContainText(shown, { useInnerText: true });
    const before = await strip.boundingBox();
    await waitForHydration(page);
    await expect(strip).not.toContainText(other, { useInnerText: true });
    expect(await strip.boundingBox()).toEqual(before);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nobody can tell when a promotion ends, so the banner is the usual one', async ({
    page,
  }) => {
    await page.goto(`${host.origin}${built.pages[0]?.path}`);
    const strip = page.getByRole('complementary');
    await expect(strip).toContainText(words.banner, { useInnerText: true });
    await expect(strip).not.toContainText(promoted, { useInnerText: true });
  });
});
