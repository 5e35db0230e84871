import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { audienceFor, defaultView, quotes } from '@agency/pricing-data';
import type { Locator, Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { listen } from '../../../../scripts/listen.ts';
import { BuiltSite } from '../../build/release/BuiltSite.ts';
import { linkProblems } from '../../build/release/linkProblems.ts';
import { createSiteServer } from '../../hosting/serve.ts';
import { mix, startsWith } from '../../src/content/digitalMarketing.ts';
import { taxNotes } from '../../src/content/offers.ts';
import { company, contactAddress } from '../../tests/company.ts';
import {
  digitalMarketing,
  offerAt,
  pages,
  podcasting,
  type SitePage,
  views,
} from '../../tests/pages.ts';
import { startPlainHost } from '../../tests/plainHost.ts';
import { words } from '../../tests/words.ts';
import {
  boxOf,
  clickShare,
  expectPage,
  expectUsable,
  expectView,
  goTo,
  openSheet,
  toast,
  viewButton,
} from '../elements.ts';
import { misfits } from '../overflow.ts';
import { expect, expectWebFont, test, visit, waitForHydration } from '../test.ts';

/* Builds with more or fewer tiers and bundles, under a base path, and with hostile content. */

const site = join(import.meta.dirname, '../..');

/** Builds the site with these options and settings in a temporary folder. */
function build(folder: string, options: string[], settings: object = {}): string {
  const dist = join(folder, 'dist');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['build/build.ts', '--out', dist, ...options],
    { cwd: site, encoding: 'utf8', env: { ...process.env, ...settings } },
  );
  expect(status, stderr).toBe(0);
  return dist;
}

/** Builds the site, and serves it. */
async function serveBuild(folder: string, options: string[], settings: object = {}) {
  const dist = build(folder, options, settings);
  return { dist, ...(await startPlainHost({ dist })) };
}

type Change = (name: string, from: string, to: string, added?: string) => void;

/** Serves the site with a changed copy of the catalogue. */
function serveChanged(apply: (change: Change) => void) {
  const folder = test.info().outputPath();
  const catalogue = join(folder, 'catalogue');
  cpSync(join(site, '../../packages/pricing-data/src'), catalogue, { recursive: true });
  apply((name, from, to, added = '') => {
    const file = join(catalogue, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to) + added);
  });
  return serveBuild(folder, ['--catalogue', join(catalogue, 'index.ts')]);
}

/** The lowest real tiers, below invented ones if there are too few. */
const withTiers = (count: number) => (change: Change) => {
  const higher = [1, 2, 3].map((rank) => ({ key: `higher-${rank}`, label: `Higher ${rank}` }));
  const tiers = higher.map((tier) => `{ ...${JSON.stringify(tier)}, color: real[0].color }`);
  change(
    'marketingTiers.ts',
    'export const marketingTiers',
    'const real',
    `export const marketingTiers = [${tiers}, ...real].slice(-${count});`,
  );
  const prices = higher.map(({ key }, index) => `'${key}': 'R${400 - index},999'`);
  change(
    'marketingPrices.ts',
    'export const marketingPrices',
    'const real',
    `import { marketingTiers } from './marketingTiers.ts';
     const shown = (prices) =>
       Object.fromEntries(marketingTiers.map(({ key }) => [key, { ...prices, ${prices} }[key]]));
     export const marketingPrices = Object.fromEntries(
       Object.entries(real).map(([audience, prices]) => [audience, shown(prices)]));`,
  );
  // An invented tier has what the highest real one has.
  change('marketingGroups.ts', 'values[index]', 'values[Math.min(index, values.length - 1)]');
};

/** The brands' bundles, below invented ones. */
const withBundles = (count: number) => (change: Change) =>
  change(
    'podcastBundles.ts',
    'export const podcastBundles',
    'const real',
    `const added = [6, 5, 4].slice(${6 - count}).map((level) =>
       ({ ...real.brand[0], id: 'level-' + level, tier: 'Higher', level, featured: false }));
     export const podcastBundles = { ...real, brand: [...added, ...real.brand] };`,
  );

/** Expects the page to fit at each width, with these elements in rows of accepted lengths. */
async function expectToFit(page: Page, items: Locator, accepts: (rows: number[]) => boolean) {
  for (const width of [320, 390, 640, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await misfits(page), `${width} px`).toEqual([]);
    const tops = await items.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
    const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    expect.soft(accepts(rows), `${width} px: ${rows}`).toBe(true);
  }
}

/** Prints the page: how many sheets it takes, and their text. */
async function print(page: Page) {
  const file = await page.pdf({ preferCSSPageSize: true });
  return extractText(new Uint8Array(file), { mergePages: true });
}

for (const count of [3, 5, 6]) {
  test(`${count} tiers fit the mix, the table, the cards and a printed page`, async ({ page }) => {
    const { origin, close } = await serveChanged(withTiers(count));
    await page.goto(origin + digitalMarketing.path);
    const strips = page.getByRole('navigation', { name: mix.label }).getByRole('listitem');
    await expect(strips).toHaveCount(count);
    // Either one in each row, or none alone in its row.
    await expectToFit(page, strips, (rows) => rows.includes(1) === (rows.length === count));
    expect((await print(page)).totalPages).toBe(1);
    close();
  });
}

/** Expects a view's strips to fill one row on a phone. */
async function expectOneRow(page: Page) {
  await page.setViewportSize({ width: 390, height: 800 });
  const index = page.getByRole('navigation', { name: mix.label });
  const strips = index.getByRole('listitem');
  const [first, last, all] = await Promise.all([strips.first(), strips.last(), index].map(boxOf));
  expect.soft(last?.y).toBe(first?.y);
  expect.soft(last?.right).toBeCloseTo(all?.right ?? 0, -1);
}

test('a tier that one view lacks is in no part of it', async ({ browser, page }) => {
  test.setTimeout(120_000);
  const { path, [defaultView]: lacking } = digitalMarketing;
  const { id, name } = offerAt(lacking, -1);
  const audience = audienceFor[defaultView];
  const { dist, origin, close } = await serveChanged((change) =>
    change(
      'marketingPrices.ts',
      'export const marketingPrices',
      'const real',
      `export const marketingPrices = { ...real, ${audience}: { ...real.${audience}, ${id}: null } };`,
    ),
  );
  const shown = (text: string) => page.getByRole('main').getByText(text).filter({ visible: true });
  const plain = await browser.newPage({ javaScriptEnabled: false });
  for (const view of views) {
    await page.goto(`${origin}${path}?view=${view}`);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      if (view === defaultView) await expect.soft(shown(name), `${width} px`).toHaveCount(0);
      else await expect.soft(shown(name), `${width} px`).not.toHaveCount(0);
      // The lowest tier of each view adds to nothing.
      await expect.soft(shown(startsWith('').trim())).toHaveCount(1);
      expect.soft(await misfits(page), `${view}, ${width} px`).toEqual([]);
    }
    const lastColumn = await boxOf(page.getByRole('columnheader').last());
    expect(lastColumn.right).toBeCloseTo((await boxOf(page.getByRole('table'))).right, 0);
    const { totalPages, text } = await print(page);
    expect([totalPages, text.includes(name)]).toEqual([1, view !== defaultView]);
    await expectOneRow(page);
    await plain.goto(origin + path);
    await viewButton(plain, digitalMarketing[view].name).check();
    await expectOneRow(plain);
  }
  await plain.close();

  await visit(page, `${origin}${path}#${id}`);
  await expect(page.locator('[data-linked]').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: words.share.button(), exact: true })).toBeVisible();
  const site = new BuiltSite(dist, company);
  const [, part = ''] = site.read(`${path}.md`).split(/^## /m);
  const data = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';
  const [catalog = ''] = data.match(new RegExp(`"name":"${lacking.name}".*?\\]`)) ?? [];
  const head = await page.locator('head').innerHTML();
  for (const text of [part, catalog, head.replaceAll(/<(style|script).*?<\/\1>/gs, '')]) {
    expect(text).toContain(offerAt(lacking, 0).name);
    expect(text).not.toContain(name);
  }
  close();
});

for (const count of [4, 6]) {
  test(`${count} bundles fit their rows, their scale and printed pages`, async ({ page }) => {
    const { origin, close } = await serveChanged(withBundles(count));
    await page.goto(origin + podcasting.path);
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(count);
    await expectToFit(page, cards, (rows) => new Set(rows).size === 1);
    const meters = await cards.evaluateAll((all) =>
      all.map((card) =>
        Array.from(card.querySelectorAll('h2 path'), (bar) => bar.getAttribute('fill') !== 'none'),
      ),
    );
    const places = [...meters.keys()];
    expect(meters).toEqual(places.map((place) => places.map((bar) => bar < count - place)));
    expect((await print(page)).totalPages).toBeLessThanOrEqual(count / 2);
    close();
  });
}

test('a third party of the configuration runs and sends, and breaks no policy', async ({
  page,
}) => {
  const asked: string[] = [];
  const stats = await listen(
    createServer(({ url = '' }, response) => {
      asked.push(url);
      // For its `fetch`; most third parties send no header that allows others to load their scripts.
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Content-Type', 'text/javascript');
      // Loads a second script, as tag managers do: Trusted Types refuse it without a policy.
      response.end(
        `var { src } = document.currentScript;
         if (src.includes('first')) {
           const policy = trustedTypes.createPolicy('stats', { createScriptURL: (url) => url });
           const next = document.createElement('script');
           next.src = policy.createScriptURL(src.replace('first', 'second'));
           document.head.append(next);
         } else fetch(src.replace('second.js', 'hit?by=' + started));`,
      );
    }),
  );
  const thirdParty = {
    script: `${stats.origin}/first.js`,
    attributes: { 'data-domain': 'agency.example' },
    before: "var started = 'us';",
    allow: {
      'script-src': [`${stats.origin}/second.js`],
      'connect-src': [stats.origin],
      'trusted-types': ['stats'],
    },
  };
  const dist = build(test.info().outputPath(), ['--third-parties', JSON.stringify([thirdParty])]);
  const { origin, close } = await listen(await createSiteServer(dist));
  await visit(page, origin + podcasting.path);
  await expect.poll(() => asked).toEqual(['/first.js', '/second.js', '/hit?by=us']);
  await expectUsable(page, podcasting);
  close();
  stats.close();
});

test('under a base path, the site works on the host of another site', async ({ page }) => {
  const basePath = '/plans';
  const dist = build(test.info().outputPath(), [], { PRICING_BASE_PATH: basePath });
  const server = await createSiteServer(dist);
  const { origin, close } = await listen(
    createServer((request, response) => {
      if (request.url?.startsWith(basePath)) server.emit('request', request, response);
      // The browser reports it, which fails the test.
      else response.writeHead(404).end();
    }),
  );
  const under = (sitePage: SitePage) => ({ ...sitePage, path: basePath + sitePage.route });

  const response = await page.goto(`${origin}${basePath}?from=mail`);
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  await expect(page).toHaveURL(`${origin + under(podcasting).path}?from=mail`);
  await waitForHydration(page);
  await expectUsable(page, under(podcasting));
  await expectWebFont(page);
  let documents = 0;
  page.on('domcontentloaded', () => documents++);
  await goTo(page, under(digitalMarketing));
  await viewButton(page, digitalMarketing.creator.name).check();
  await expect(page).toHaveURL(`${origin + under(digitalMarketing).path}?view=sme`);
  await clickShare(page);
  await expect(toast(page)).toBeVisible();
  expect(documents).toBe(0);
  await page.reload();
  await expectView(page, digitalMarketing, 'creator');
  const enquire = page.getByRole('main').getByRole('link', { name: words.enquire });
  const address = contactAddress({ audience: 'sme', page: digitalMarketing.route.slice(1) });
  await expect(enquire.last()).toHaveAttribute('href', address);
  await page.goto(`${origin}${basePath}/no/such/page`);
  await expectPage(page, under(podcasting));

  const config = { ...company, basePath };
  const built = new BuiltSite(dist, config);
  expect(linkProblems(built, config)).toEqual([]);
  const addresses = pages.map((sitePage) => company.origin + under(sitePage).path);
  const canonical = built.pages.map(({ document }) => document.querySelector('[rel="canonical"]'));
  expect(canonical.map((link) => link?.getAttribute('href'))).toEqual(addresses);
  expect(built.read(`${basePath}/sitemap.xml`).match(/(?<=<loc>)[^<]+/g)).toEqual(addresses);
  const script = await page.request.get(origin + built.scripts[0]);
  expect(script.headers()['cache-control']).toContain('immutable');
  close();
});

/*
 * A build in which every text of the configuration, the content and the catalogue ends with what a
 * maintainer may paste: markup, quotes, other scripts, and a very long word.
 */

const script = 'document.title="taken"';
const pasted =
  ` </title></style><script>${script}</script><img src=x onerror='${script}'><!--` +
  ` " ' & &amp; \\ \${} שלום עולם 👩‍👩‍👧 ${'w'.repeat(300)}`;
const promoted = `Two months free${pasted}`;

/** A module that exports what another one does, with the pasted text at the end of these exports' texts. */
const wrapped = (module: string, exports: readonly string[]) => `
  import * as real from ${JSON.stringify(module)};
  export * from ${JSON.stringify(module)};
  // Their form is checked, or they are as short as a price.
  const fixed = new Set(['language', 'path', 'id', 'noteId', 'key', 'color', 'scale', 'price', 'prices', 'quoteLabels', 'episodes', 'pricesAsOf']);
  const pasted = ${JSON.stringify(pasted)};
  const added = (value, key) => {
    if (fixed.has(key) || value === 'Custom') return value;
    // Two words beside a name, which its component keeps on one line.
    if (key === 'mark') return value + pasted.slice(0, 8);
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
  const folder = join(test.info().project.outputDir, 'hostile');
  const [catalogue, content] = [join(folder, 'catalogue.ts'), join(folder, 'content')];
  mkdirSync(content, { recursive: true });
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
     export const tiersFor = () => marketingTiers;
     export const tierStep = (tier, view) => added(real.tierStep(tier, view));`,
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

test.afterAll(() => built?.close());

for (const { path } of pages) {
  test(`nothing pasted into ${path} runs, and no word is hard-coded`, async ({ page }) => {
    await visit(page, built.origin + path);
    // The inline script and its data; hydration adds the script file, and what that imports.
    await expect(page.locator('script:not([src])')).toHaveCount(2);
    await expect(page.locator('img, [onerror]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(pasted.trim());
    await expect(page).toHaveTitle(/שלום עולם 👩‍👩‍👧/);

    // Toasts add words of their own. Presses a key, as the button's middle is outside the window.
    await page.getByRole('button', { name: words.share.button() }).press('Enter');
    await expect(toast(page)).toBeVisible();
    const texts = await page.locator('body :not(script)').evaluateAll((elements) =>
      elements.flatMap((element) => [
        // The figure of a deliverable is bold: its words before it are the item's.
        ...Array.from(element.childNodes, (node) =>
          node instanceof Text
            ? (element.matches(':has(> b)') && element.textContent) || node.data
            : '',
        ),
        ...['alt', 'aria-label', 'title'].map((name) => element.getAttribute(name) ?? ''),
      ]),
    );
    const others = texts.filter(
      (text) => /\p{L}{2}/u.test(text) && !/wwww|eeee|<\/title/.test(text),
    );
    // Prices and levels stay as they are: their form is checked.
    const fromPrices = new Set<string>(['pm', 'Custom', ...quotes]);
    const bare = others.map((text) => text.replace(/R[\d\s]+(\.\d+)?/u, '').trim());
    expect(bare.filter((text) => !fromPrices.has(text))).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    const notes = page.getByText(taxNotes.both ?? '').filter({ visible: true });
    await expect(notes, 'what is said on paper of value added tax').toHaveCount(1);
  });

  test(`at 390 px the longest words of ${path} fit`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const view of views) {
      await page.goto(`${built.origin}${path}?view=${view}`);
      await expect(page.locator('html')).toHaveAttribute('data-view', view);
      expect(await misfits(page, { sideways: true }), view).toEqual([]);
    }
    await openSheet(page);
    expect(await misfits(page, { sideways: true }), 'the sheet').toEqual([]);
  });
}

test('nothing pasted gets a hash, or becomes markup of a file', () => {
  const site = new BuiltSite(built.dist, company);
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

/** Expects the first of the banner's two texts, and not the other. */
async function expectBanner(page: Page, [shown, other]: [shown: string, other: string]) {
  const strip = page.getByRole('complementary');
  await expect(strip).toContainText(shown, { useInnerText: true });
  await expect(strip).not.toContainText(other, { useInnerText: true });
  return strip.boundingBox();
}

test('a promotion is in the banner’s place until its last day is over in South Africa', async ({
  browser,
  page,
}) => {
  for (const [now, texts] of [
    ['2031-05-31T23:59+02:00', [promoted, words.banner]],
    ['2031-06-01T00:00+02:00', [words.banner, promoted]],
  ] as const) {
    await page.clock.setFixedTime(now);
    await page.goto(built.origin + podcasting.path);
    const before = await expectBanner(page, [...texts]);
    await waitForHydration(page);
    expect(await expectBanner(page, [...texts])).toEqual(before);
  }
  // No script can tell the day.
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(built.origin + podcasting.path);
  await expectBanner(plain, [words.banner, promoted]);
  await plain.close();
});
