import { createServer } from 'node:http';
import { audienceFor, endOf, type MarketingTier, marketingTiers } from '@agency/pricing-data';
import type { Locator, Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { inOwnCurrency } from '../../../../packages/pricing-data/src/testing/inOwnCurrency.ts';
import { createSiteServer } from '../../hosting/serve.ts';
import { promotedUntil, taxNotes } from '../../src/content/offers.ts';
import { type Listening, listen, startPlainHost } from '../../tests/builtSite.ts';
import {
  defaultView,
  home,
  offerAt,
  other,
  pages,
  type SitePage,
  views,
} from '../../tests/pages.ts';
import { SiteCopy } from '../../tests/SiteCopy.ts';
import { words } from '../../tests/words.ts';
import { expectContrast } from '../contrast.ts';
import * as site from '../elements.ts';
import { misfits } from '../overflow.ts';
import { expect, expectWebFont, test, visit, waitForHydration } from '../test.ts';

function copyOf(name: string): SiteCopy {
  const copy = new SiteCopy(name);
  copies.push(copy);
  return copy;
}
const copies: SiteCopy[] = [];
test.afterEach(() => {
  for (const copy of copies.splice(0)) copy.remove();
});

function build(copy: SiteCopy, settings: NodeJS.ProcessEnv = {}) {
  const { status, output } = copy.build(settings);
  expect(status, output).toBe(0);
}

const catalogue = 'packages/pricing-data/src/';

const bundled = pages.find(({ name }) => name === 'podcasting');
const compared = pages.find(({ comparison }) => comparison);
const lowest = marketingTiers.at(-1) as MarketingTier;

/** Gives a copy `count` tiers, and bundles up to level `count`. Removes the lowest tier from the default view. */
function addOffers(copy: SiteCopy, count: number) {
  const higher = [1, 2].map((rank) => ({ key: `higher-${rank}`, label: `Higher ${rank}` }));
  const tiers = higher.map((tier) => `{ ...${JSON.stringify(tier)}, color: real[0].color }`);
  const prices = higher.map(
    ({ key }, index) => `'${key}': '${inOwnCurrency(`R${400 - index},999`)}'`,
  );
  // Maps each export to its new value, in which `real` is the old value.
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
    const [file, exported] = [`${catalogue}${name}.ts`, `export const ${name}`];
    copy.change(file, exported, 'const real');
    copy.write(file, `${copy.read(file)}${exported} = ${changed};`);
  }
  // Gives each invented tier the items of the highest real tier.
  const highest = 'values[Math.min(index, values.length - 1)]';
  copy.change(`${catalogue}marketingItems.ts`, 'values[index]', highest);
}

async function rowsOf(elements: Locator): Promise<number[]> {
  const tops = await elements.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}

async function expectToFit(page: Page, items: Locator, accepts: (rows: number[]) => boolean) {
  for (const width of [320, 390, 640, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await misfits(page), `${width} px`).toEqual([]);
    const rows = await rowsOf(items);
    expect.soft(accepts(rows), `${width} px: ${rows}`).toBe(true);
  }
}

async function print(page: Page) {
  await expectWebFont(page);
  const file = await page.pdf({ preferCSSPageSize: true });
  return extractText(new Uint8Array(file), { mergePages: true });
}

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
      // Nothing on the page may mention the missing tier, not even another tier's card.
      const named = page.getByRole('main').getByText(lowest.label).filter({ visible: true });
      expect((await named.count()) === 0, `${view}, ${width} px`).toBe(isLacking);
    }
  }
}

async function expectBundlesToFit(page: Page, count: number) {
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(count);
  await expectToFit(page, cards, (rows) => new Set(rows).size === 1);
  expect((await print(page)).totalPages).toBeLessThanOrEqual(count / 2);
}

for (const count of [4, 6]) {
  test(`${count} bundles and ${count} tiers fit on their pages, even in a view without the lowest tier`, async ({
    page,
  }) => {
    const copy = copyOf(`offers-${count}`);
    addOffers(copy, count);
    build(copy);
    const { origin, close } = await startPlainHost(copy.dist);
    if (compared) {
      await expectTiersToFit(page, { ...compared, path: origin + compared.path }, count);
    }
    if (bundled) {
      await page.goto(origin + bundled.path);
      await expectBundlesToFit(page, count);
    }
    close();
  });
}

test('the site and its third-party scripts work under another site’s path', async ({ page }) => {
  const basePath = '/plans';
  const host = createServer();
  const { origin, close } = await listen(host);
  const thirdParty = {
    script: `${origin}/stats.js`,
    before: "var started = 'us';",
    allow: { 'trusted-types': ['stats'] },
  };
  const copy = copyOf('base-path');
  copy.change('apps/site/site.config.ts', '[];', `${JSON.stringify([thirdParty])};`);
  build(copy, { PRICING_BASE_PATH: basePath });
  const server = await createSiteServer(copy.dist);
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
  close();
});

function expectGreen(copy: SiteCopy, script: string, ...args: string[]) {
  const { status, output } = copy.run(`node_modules/${script}`, args);
  expect(status, output).toBe(0);
}
const [vitest, playwright] = ['vitest/vitest.mjs', '@playwright/test/cli.js'];
const ofBuiltSite = ['builtFiles', 'hosting', 'links', 'podcasting'];

test('the site’s tests pass with a base path, value added tax, a third party and a promotion', () => {
  test.setTimeout(600_000);
  const copy = copyOf('configured');
  const [thirdParty = ''] =
    copy.read('docs/deploy.md').match(/(?<=ThirdParty\[\] = )\[$.*?^\];/ms) ?? [];
  const [configuration, promotion] = ['site.config.ts', 'src/content/promotion.ts'];
  copy.change(`apps/site/${configuration}`, '[];', thirdParty);
  copy.change(`apps/site/${configuration}`, "basePath: ''", "basePath: '/plans'");
  copy.change(`apps/site/${configuration}`, "valueAddedTax: ''", "valueAddedTax: 'both'");
  copy.change(`apps/site/${promotion}`, "promotion: string = ''", "promotion = 'Half price'");
  copy.change(`apps/site/${promotion}`, "'' = ''", `'' = '${lastDay}'`);
  build(copy);
  expectGreen(copy, vitest, 'run', '--project', 'built', ...ofBuiltSite);
  const ofPages = ['links', 'metadata', 'print'];
  expectGreen(copy, playwright, 'test', '--project=e2e', '--workers=1', ...ofPages);
});

test('the example page in CONTRIBUTING.md passes the tests for pages', async ({ page }) => {
  test.setTimeout(600_000);
  const copy = copyOf('new-page');
  const blocks = copy
    .read('CONTRIBUTING.md')
    .matchAll(/ {3}```tsx?\n {3}\/\/ (\S+?)(?:, in (\w+))?\n(.*?) {3}```/gs);
  for (const [, file = '', object, code = ''] of blocks) {
    if (!object) copy.write(file, code);
    else {
      const [, imports = '', entry = ''] =
        /^((?: *import [^\n]*\n)*)(.*)$/s.exec(inOwnCurrency(code)) ?? [];
      copy.change(file, RegExp(`const ${object}\\b.*? = {`, 's'), (found) => `${found}\n${entry}`);
      copy.write(file, imports + copy.read(file));
    }
  }
  build(copy);
  expectGreen(copy, 'typescript/bin/tsc', '-p', 'tsconfig.json');
  expectGreen(copy, vitest, 'run', '--project', 'built', ...ofBuiltSite);
  const { origin, close } = await startPlainHost(copy.dist);
  await page.goto(`${origin}/video-production`);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await misfits(page), `${width} px`).toEqual([]);
  }
  const section = await site.boxOf(page.getByRole('region', { name: 'Where we film' }));
  const card = await site.boxOf(page.getByRole('article').last());
  expect(section.y - card.bottom).toBeGreaterThanOrEqual(32);
  close();
});

const script = 'document.title="taken"';
const pasted =
  ` </title></style><script>${script}</script><img src=x onerror='${script}'><!--` +
  ` " ' & | &amp; \\ \${} שלום עולם 👩‍👩‍👧 ${'w'.repeat(300)}`;
const promoted = `Two months free${pasted}`;

// Runs the tests in one worker, to build the site only once.
test.describe.configure({ mode: 'default' });

/** The tiers' reduced prices end with `firstDay`; the bundles', and the banner's promotion, with `lastDay`. */
const [firstDay, lastDay] = ['2031-04-30', '2031-05-31'] as const;
/** Returns a replacement that slightly reduces a catalogue price until the end of a given day. */
const reducedUntil = (day: string) =>
  `{ price: $&.replace(/[1-9](?=0*(?: pm)?$)/, (digit) => Number(digit) - 1), was: $&, until: '${day}' }`;

let built: SiteCopy;
let host: Listening;

test.beforeAll(async () => {
  built = new SiteCopy('hostile');
  const ofSite = 'apps/site/src/content/promotion.ts';
  built.change(ofSite, "promotion: string = ''", () => `promotion = ${JSON.stringify(promoted)}`);
  const quoted = JSON.stringify(pasted).slice(1, -1).replaceAll("'", String.raw`\'`);
  for (const name of ['podcastBundles', 'marketingTiers', 'marketingItems', 'footnotes']) {
    const texts = /(?<=(?:(?:tier|label|text):|group\('[\w-]+',) ')[^']+/g;
    built.change(`${catalogue}${name}.ts`, texts, `$&${quoted}`);
  }
  built.change(`${catalogue}marketingPrices.ts`, /(?<=gold: )'.+?'/g, reducedUntil(firstDay));
  const ofBundles = /(?<=perMonth\('.+?', )'.+?'/g;
  built.change(`${catalogue}podcastBundles.ts`, ofBundles, reducedUntil(lastDay));
  build(built, {
    PRICING_COMPANY_NAME: `Sound${pasted}`,
    PRICING_VALUE_ADDED_TAX: 'both',
    PRICING_AUDIENCE_NOTE: `Enterprises need a larger team.${pasted}`,
    PRICING_ADDRESS: `1 Loop Street${pasted}`,
    PRICING_EMAIL: `${'e'.repeat(300)}@agency.example`,
    PRICING_WEBSITE: `https://${Array(3).fill('w'.repeat(300)).join('.')}.example/`,
  });
  host = await startPlainHost(built.dist);
});

test.afterAll(() => {
  host?.close();
  built?.remove();
});

for (const { path } of pages) {
  test(`${path} shows pasted markup as plain text, and very long words fit`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const view of views) {
      await visit(page, `${host.origin}${path}?view=${view}`);
      expect(await misfits(page, { sideways: true }), view).toEqual([]);
    }
    await site.openSheet(page);
    expect(await misfits(page, { sideways: true }), 'the sheet').toEqual([]);
    // After hydration, only the inline script and the structured data have no `src`.
    await expect(page.locator('script:not([src])')).toHaveCount(2);
    // The only image is the logo, which is inline.
    await expect(page.locator('img:not([src^="data:image/svg"]), [onerror]')).toHaveCount(0);
    await expect(page).toHaveTitle(/שלום עולם 👩‍👩‍👧/);

    await page.emulateMedia({ media: 'print' });
    const notes = page.getByText(taxNotes.both ?? '').filter({ visible: true });
    await expect(notes, 'what is said on paper of value added tax').toHaveCount(1);
  });
}

test.describe('with a promotion and prices with and without tax', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const sitePage of pages) {
    test(`all text on ${sitePage.path} has enough contrast in every state`, async ({ page }) => {
      test.slow();
      const ofBuild = { ...sitePage, path: host.origin + sitePage.path };
      for (const width of [390, 768, 1440]) await expectContrast(page, ofBuild, width);
    });
  }
});

test('promotions last until the end of their last day in South Africa', async ({
  browser,
  page,
}) => {
  const end = Date.parse(endOf(lastDay));
  // Without script, a page cannot know the date and shows no promotion.
  const plain = await browser.newPage({ javaScriptEnabled: false });
  for (const [visitor, now, isOn, isFirstOn] of [
    [page, Date.parse(endOf(firstDay)) - 1000, true, true],
    [page, end - 1000, true, false],
    [page, end, false, false],
    [plain, undefined, false, false],
  ] as const) {
    if (now) await visitor.clock.setFixedTime(now);
    await visitor.goto(host.origin + home.path);
    const banner = visitor.getByRole('complementary');
    const [shown, hidden] = isOn ? [promoted, words.banner] : [words.banner, promoted];
    await expect(banner).toContainText(shown, { useInnerText: true });
    if (hidden) await expect(banner).not.toContainText(hidden, { useInnerText: true });

    if (bundled) {
      await visitor.goto(host.origin + bundled.path);
      const { prices } = offerAt(bundled[defaultView], 0);
      const card = visitor.getByRole('article').first();
      await expect(card.locator('[data-part="quantity"]:visible')).toHaveCount(prices.length);
      await expect(card.locator('s:visible')).toHaveCount(isOn ? 1 : 0);
      const until = card.getByText(promotedUntil(lastDay)).filter({ visible: true });
      await expect(until).toHaveCount(isOn ? 1 : 0);
    }
    if (compared) {
      await visitor.goto(host.origin + compared.path);
      const row = visitor.getByRole('table').locator('[data-part="headline"]');
      await expect(row.locator('s:visible')).toHaveCount(isFirstOn ? 1 : 0);
    }
  }
  await plain.close();

  // Prints, because `beforeprint` must end the promotion even if a suspended tab's timer has not fired.
  await page.clock.setFixedTime(end - 1000);
  await page.goto(host.origin + home.path);
  const banner = page.getByRole('complementary');
  await expect(banner).toContainText(promoted, { useInnerText: true });
  await page.clock.setFixedTime(end);
  await page.pdf();
  await expect(banner).not.toContainText(promoted, { useInnerText: true });
});
