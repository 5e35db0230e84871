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
import { audienceFor, endOf, type MarketingTier, marketingTiers } from '@agency/pricing-data';
import type { Locator, Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { createSiteServer } from '../../hosting/serve.ts';
import { promotedUntil, taxNotes } from '../../src/content/offers.ts';
import { BuiltSite, listen, startPlainHost } from '../../tests/builtSite.ts';
import { company } from '../../tests/company.ts';
import { linkProblems } from '../../tests/linkProblems.ts';
import {
  defaultView,
  home,
  offerAt,
  other,
  pages,
  type SitePage,
  views,
} from '../../tests/pages.ts';
import { words } from '../../tests/words.ts';
import { expectContrast } from '../contrast.ts';
import * as site from '../elements.ts';
import { misfits } from '../overflow.ts';
import { expect, expectWebFont, test, visit, waitForHydration } from '../test.ts';

/* Tests builds with more or fewer tiers and bundles, with a base path, and with hostile content. */

const siteFolder = join(import.meta.dirname, '../..');

/** Builds the site with these settings in a temporary folder. */
function build(folder: string, settings: object): string {
  const dist = join(folder, 'dist');
  const env = { ...process.env, SITE_OUT: dist, ...settings };
  const options = { cwd: siteFolder, encoding: 'utf8', env } as const;
  const { status, stderr } = spawnSync(process.execPath, ['build/build.ts'], options);
  expect(status, stderr).toBe(0);
  return dist;
}

/** Builds the site and serves it. */
async function serveBuild(folder: string, settings: object) {
  const dist = build(folder, settings);
  return { dist, ...(await startPlainHost(dist)) };
}

type Change = (name: string, from: string | RegExp, to: string, added?: string) => void;

/** Changes a copy of the catalogue, and returns the setting to build with it. */
function changedCatalogue(folder: string, apply: (change: Change) => void) {
  const catalogue = join(folder, 'catalogue');
  cpSync(join(siteFolder, '../../packages/pricing-data/src'), catalogue, { recursive: true });
  apply((name, from, to, added = '') => {
    const file = join(catalogue, name);
    const source = readFileSync(file, 'utf8');
    const changed = source.replace(from, to);
    if (changed === source) throw new Error(`${name} has no ${from} to change.`);
    writeFileSync(file, changed + added);
  });
  return { SITE_CATALOGUE: join(catalogue, 'index.ts') };
}

/** The page with the podcast bundles and the one with the marketing tiers, if the site has them. */
const bundled = pages.find((page) => page[defaultView].offers.some(({ items }) => items));
const compared = pages.find(({ comparison }) => comparison);
const lowest = marketingTiers.at(-1) as MarketingTier;

/**
 * Offers the lowest real tiers and brands' bundles, and invented ones above them if there are too
 * few. The default view lacks the lowest tier.
 */
const withOffers = (count: number) => (change: Change) => {
  const higher = [1, 2].map((rank) => ({ key: `higher-${rank}`, label: `Higher ${rank}` }));
  const tiers = higher.map((tier) => `{ ...${JSON.stringify(tier)}, color: real[0].color }`);
  const prices = higher.map(({ key }, index) => `'${key}': 'R${400 - index},999'`);
  // The new value of each export; `real` is the old one.
  for (const [name, changed] of Object.entries({
    marketingTiers: `[${tiers}, ...real].slice(-${count})`,
    marketingPrices: `Object.fromEntries(Object.entries(real).map(([audience, prices]) => {
      const all = { ...prices, ${prices} };
      if (audience === '${audienceFor[defaultView]}') all.${lowest.key} = null;
      return [audience, Object.fromEntries(marketingTiers.map(({ key }) => [key, all[key]]))];
    }))`,
    podcastBundles: `{ ...real, ${defaultView}: [6, 5, 4].slice(${6 - count}).map((level) =>
      ({ ...real.${defaultView}[0], id: 'level-' + level, tier: 'Higher', level, featured: false })
    ).concat(real.${defaultView}) }`,
  })) {
    const exported = `export const ${name}`;
    change(`${name}.ts`, exported, 'const real', `${exported} = ${changed};`);
  }
  // An invented tier has the items of the highest real one.
  change('marketingItems.ts', 'values[index]', 'values[Math.min(index, values.length - 1)]');
};

/** Returns the number of elements in each row. */
async function rowsOf(elements: Locator): Promise<number[]> {
  const tops = await elements.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}

/** Expects the page to fit at each width, with the items in rows of accepted lengths. */
async function expectToFit(page: Page, items: Locator, accepts: (rows: number[]) => boolean) {
  for (const width of [320, 390, 640, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await misfits(page), `${width} px`).toEqual([]);
    const rows = await rowsOf(items);
    expect.soft(accepts(rows), `${width} px: ${rows}`).toBe(true);
  }
}

/** Prints the page, and returns the number of sheets and their text. */
async function print(page: Page) {
  await expectWebFont(page);
  const file = await page.pdf({ preferCSSPageSize: true });
  return extractText(new Uint8Array(file), { mergePages: true });
}

/** Expects the tiers to fit, and the default view to lack the lowest one. */
async function expectTiersToFit(page: Page, sitePage: SitePage, count: number) {
  const ofCards = page.getByRole('article').getByRole('heading', { level: 2 });
  const tiers = page.getByRole('columnheader').getByRole('link').or(ofCards);
  for (const view of views) {
    await page.goto(`${sitePage.path}?view=${view}`);
    const isLacking = view === defaultView;
    await expect(tiers).toHaveCount(isLacking ? count - 1 : count);
    await expectToFit(page, tiers, (rows) => rows.includes(1) === rows.length > 1);
    const { totalPages, text } = await print(page);
    expect([totalPages, text.includes(lowest.label)]).toEqual([1, !isLacking]);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      // No other tier's additions name it, either.
      const named = page.getByRole('main').getByText(lowest.label).filter({ visible: true });
      expect((await named.count()) === 0, `${view}, ${width} px`).toBe(isLacking);
    }
  }
}

async function expectBundlesToFit(page: Page, count: number) {
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(count);
  await expectToFit(page, cards, (rows) => new Set(rows).size === 1);
  const filledBars = await cards.evaluateAll((all) =>
    all.map((card) => card.querySelectorAll('h2 path[data-filled]').length),
  );
  expect(filledBars).toEqual([6, 5, 4, 3, 2, 1].slice(-count));
  expect((await print(page)).totalPages).toBeLessThanOrEqual(count / 2);
}

for (const count of [4, 6]) {
  test(`${count} bundles and tiers, or one fewer in a view, fit`, async ({ page }) => {
    const folder = test.info().outputPath();
    const catalogue = changedCatalogue(folder, withOffers(count));
    const { dist, origin, close } = await serveBuild(folder, catalogue);
    if (compared) {
      await expectTiersToFit(page, { ...compared, path: origin + compared.path }, count);
      const built = new BuiltSite(dist);
      const [, inMarkdown] = built.read(`${compared.path}.md`).split(/^## /m);
      const data = built.read(`${compared.path}.html`).match(/"OfferCatalog","name".*?\]/)?.[0];
      for (const text of [inMarkdown, data]) {
        expect(text).toContain(offerAt(compared[defaultView], 0).name);
        expect(text).not.toContain(lowest.label);
      }
    }
    if (bundled) {
      await page.goto(origin + bundled.path);
      await expectBundlesToFit(page, count);
    }
    close();
  });
}

test('the site and its third parties work under another site’s path', async ({ page }) => {
  const basePath = '/plans';
  const dist = join(test.info().outputPath(), 'dist');
  const host = createServer();
  const { origin, close } = await listen(host);
  const thirdParty = {
    script: `${origin}/stats.js`,
    before: "var started = 'us';",
    allow: { 'trusted-types': ['stats'] },
  };
  build(test.info().outputPath(), {
    SITE_THIRD_PARTIES: JSON.stringify([thirdParty]),
    PRICING_BASE_PATH: basePath,
  });
  const server = await createSiteServer(dist);
  const others: string[] = [];
  host.on('request', (request, response) => {
    if (request.url?.startsWith(basePath)) return server.emit('request', request, response);
    others.push(String(request.url));
    response.setHeader('Content-Type', 'text/javascript');
    response.end(
      "trustedTypes.createPolicy('stats', {}); navigator.sendBeacon('/hit?by=' + started)",
    );
  });
  const under = (sitePage: SitePage) => ({ ...sitePage, path: basePath + sitePage.route });

  await page.goto(`${origin}${basePath}?from=mail`);
  await expect(page).toHaveURL(`${origin + under(home).path}?from=mail`);
  await waitForHydration(page);
  await expect.poll(() => others).toEqual(['/stats.js', '/hit?by=us']);
  await site.expectUsable(page, under(home));
  await expectWebFont(page);
  await site.goTo(page, under(other));
  await page.goto(`${origin}${basePath}/no/such/page`);
  await site.expectPage(page, under(home));

  const built = new BuiltSite(dist, basePath);
  expect(linkProblems(built)).toEqual([]);
  expect(built.read('/404.html'), 'for hosts without redirects').toContain(under(home).path);
  const addresses = pages.map((sitePage) => company.origin + under(sitePage).path);
  const canonical = built.pages.map(({ document }) => document.querySelector('[rel="canonical"]'));
  expect(canonical.map((link) => link?.getAttribute('href'))).toEqual(addresses);
  expect(built.read(`${basePath}/robots.txt`)).toContain(`${basePath}/sitemap.xml`);
  close();
});

/* A build whose texts end with possible pastes: markup, other scripts, a very long word. */

const script = 'document.title="taken"';
const pasted =
  ` </title></style><script>${script}</script><img src=x onerror='${script}'><!--` +
  ` " ' & | &amp; \\ \${} שלום עולם 👩‍👩‍👧 ${'w'.repeat(300)}`;
const promoted = `Two months free${pasted}`;

// One worker needs only one build.
test.describe.configure({ mode: 'default' });

/** The last days of the tiers' reduced prices, and of the bundles' and thus the banner's. */
const [firstDay, lastDay] = ['2031-04-30', '2031-05-31'] as const;
/** A replacement that slightly reduces a price of the catalogue. */
const reducedUntil = (day: string) =>
  `{ price: $&.replace(/[1-9](?=0*(?: pm)?$)/, (digit) => Number(digit) - 1), was: $&, until: '${day}' }`;

let built: Awaited<ReturnType<typeof serveBuild>>;

test.beforeAll(async () => {
  const folder = join(test.info().project.outputDir, 'hostile');
  const content = join(folder, 'content');
  mkdirSync(content, { recursive: true });
  for (const file of readdirSync(join(siteFolder, 'src/content'))) {
    const real = JSON.stringify(join(siteFolder, 'src/content', file));
    writeFileSync(join(content, file), `export * from ${real};`);
  }
  const promotion = `export const promotion = ${JSON.stringify(promoted)};`;
  appendFileSync(join(content, 'promotion.ts'), promotion);
  const catalogue = changedCatalogue(folder, (change) => {
    const quoted = JSON.stringify(pasted).slice(1, -1).replaceAll("'", String.raw`\'`);
    for (const name of ['podcastBundles', 'marketingTiers', 'marketingItems', 'footnotes']) {
      change(`${name}.ts`, /(?<=(?:(?:tier|label|text):|group\('[\w-]+',) ')[^']+/g, `$&${quoted}`);
    }
    change('marketingPrices.ts', /(?<=gold: )'.+?'/g, reducedUntil(firstDay));
    change('podcastBundles.ts', /(?<=perMonth\('.+?', )'.+?'/g, reducedUntil(lastDay));
  });
  built = await serveBuild(folder, {
    ...catalogue,
    SITE_CONTENT: content,
    PRICING_COMPANY_NAME: `Sound${pasted}`,
    PRICING_VALUE_ADDED_TAX: 'both',
    PRICING_AUDIENCE_NOTE: `Enterprises need a larger team.${pasted}`,
    PRICING_ADDRESS: `1 Loop Street${pasted}`,
    PRICING_EMAIL: `${'e'.repeat(300)}@agency.example`,
    PRICING_WEBSITE: `https://${Array(3).fill('w'.repeat(300)).join('.')}.example/`,
  });
});

test.afterAll(() => built?.close());

for (const { path } of pages) {
  test(`${path} shows pasted markup and very long words as text that fits`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const view of views) {
      await visit(page, `${built.origin}${path}?view=${view}`);
      expect(await misfits(page, { sideways: true }), view).toEqual([]);
    }
    await site.openSheet(page);
    expect(await misfits(page, { sideways: true }), 'the sheet').toEqual([]);
    // The inline script and a data block; hydration adds the script file and its imports.
    await expect(page.locator('script:not([src])')).toHaveCount(2);
    // The logo is the only image, and inline.
    await expect(page.locator('img:not([src^="data:image/svg"]), [onerror]')).toHaveCount(0);
    await expect(page).toHaveTitle(/שלום עולם 👩‍👩‍👧/);

    // Markdown leaves only addresses unescaped.
    const markdown = new BuiltSite(built.dist).read(`${path}.md`);
    expect(markdown).toMatch(/^\| .*\\<script\\>.*\\\|/m);
    expect(markdown.match(/(?<!\\)<(?!https:|e+@)[^>]*/g)).toBeNull();

    await page.emulateMedia({ media: 'print' });
    const notes = page.getByText(taxNotes.both ?? '').filter({ visible: true });
    await expect(notes, 'what is said on paper of value added tax').toHaveCount(1);
  });
}

test.describe('with a promotion and all amounts of tax', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const sitePage of pages) {
    test(`every text of ${sitePage.path} has enough contrast in every state`, async ({ page }) => {
      test.slow();
      const ofBuild = { ...sitePage, path: built.origin + sitePage.path };
      for (const width of [390, 768, 1440]) await expectContrast(page, ofBuild, width);
    });
  }
});

test('promotions last until the end of their day in South Africa', async ({ browser, page }) => {
  const end = Date.parse(endOf(lastDay));
  // Without script, a page does not know the day.
  const plain = await browser.newPage({ javaScriptEnabled: false });
  for (const [visitor, now, isOn, isFirstOn] of [
    [page, Date.parse(endOf(firstDay)) - 1000, true, true],
    [page, end - 1000, true, false],
    [page, end, false, false],
    [plain, undefined, false, false],
  ] as const) {
    if (now) await visitor.clock.setFixedTime(now);
    await visitor.goto(built.origin + home.path);
    const banner = visitor.getByRole('complementary');
    const [shown, hidden] = isOn ? [promoted, words.banner] : [words.banner, promoted];
    await expect(banner).toContainText(shown, { useInnerText: true });
    if (hidden) await expect(banner).not.toContainText(hidden, { useInnerText: true });

    if (bundled) {
      await visitor.goto(built.origin + bundled.path);
      const { prices } = offerAt(bundled[defaultView], 0);
      const card = visitor.getByRole('article').first();
      await expect(card.locator('[data-part="quantity"]:visible')).toHaveCount(prices.length);
      await expect(card.locator('s:visible')).toHaveCount(isOn ? 1 : 0);
      const until = card.getByText(promotedUntil(lastDay)).filter({ visible: true });
      await expect(until).toHaveCount(isOn ? 1 : 0);
    }
    if (compared) {
      await visitor.goto(built.origin + compared.path);
      const row = visitor.getByRole('table').locator('[data-part="headline"]');
      await expect(row.locator('s:visible')).toHaveCount(isFirstOn ? 1 : 0);
    }
  }
  await plain.close();

  // The timer of an open tab may have slept.
  await page.clock.setFixedTime(end - 1000);
  await page.goto(built.origin + home.path);
  const banner = page.getByRole('complementary');
  await expect(banner).toContainText(promoted, { useInnerText: true });
  await page.clock.setFixedTime(end);
  await page.pdf();
  await expect(banner).not.toContainText(promoted, { useInnerText: true });
  for (const { path, comparison } of pages) {
    const markdown = new BuiltSite(built.dist).read(`${path}.md`);
    expect(markdown).toContain(promotedUntil(comparison ? firstDay : lastDay));
  }
});
