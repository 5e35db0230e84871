import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import siteConfigFile from '../site.config.ts';
import { tableHeading } from '../src/content/digitalMarketing.ts';
import { taxLabels, taxNotes } from '../src/content/valueAddedTax.ts';
import { importBundle } from './bundles.ts';

const root = dirname(import.meta.dirname);
const outDir = join(root, '.cache/value-added-tax-test');

const config = { ...siteConfigFile, valueAddedTaxPercent: '10' };
let server: typeof import('../src/entry-server.tsx');

beforeAll(async () => {
  Object.assign(globalThis, { config });
  const define = { __SITE_CONFIG__: 'globalThis.config' };
  server = await importBundle({ root, logLevel: 'warn', define }, outDir, 'src/entry-server.tsx');
}, 60_000);

afterAll(() => rm(outDir, { recursive: true, force: true }));

const notes = Object.values(taxNotes).flatMap((note) => note ?? []);

const amount = /R\d[\d., ]*\d/g;

const labels = [taxLabels.net, taxLabels.tax('10'), taxLabels.total];

/** The pages, rendered with a value of `valueAddedTax`. */
const pagesWith = (valueAddedTax: string) => {
  config.valueAddedTax = valueAddedTax;
  const paths = Object.values(server.routes);
  return Promise.all(paths.map(async (path) => parse(await server.renderPage(path))));
};

test('without a setting, nothing is said of value added tax', async () => {
  for (const page of await pagesWith('')) {
    for (const note of notes) expect(page.text).not.toContain(note);
  }
});

test.each(['included', 'not registered'])("with '%s', a page says so once", async (setting) => {
  for (const page of await pagesWith(setting)) {
    const said = page
      .querySelectorAll('main p')
      .filter(({ text }) => notes.some((note) => text.includes(note)));
    // The second is in the terms, which only print shows.
    expect(said.map(({ text }) => text)).toEqual([
      taxNotes[setting],
      expect.stringContaining(taxNotes[setting] ?? ''),
    ]);
  }
});

test("with 'both', a page says so, and each price is there with its tax and in total", async () => {
  const [before, after] = [await pagesWith('included'), await pagesWith('both')];
  for (const [index, page] of after.entries()) {
    expect(page.querySelectorAll('main p').map(({ text }) => text)).toContain(taxNotes.both);
    /** The prices in cards and table; everything else shows totals, as does the head of a tier's card. */
    const pricesOf = (from?: HTMLElement) =>
      from?.querySelectorAll('main :is(article dl:first-of-type dd, thead td)') ?? [];
    const labelled = page.querySelectorAll('main :is(article, thead) small');
    const rand = (text = '') => Number(text.replaceAll(/[R ,]/g, ''));

    const nets = pricesOf(before[index]).flatMap(({ text }) => text.match(amount) ?? []);
    expect(nets.length).toBeGreaterThan(0);
    const shown = labelled.flatMap(({ parentNode }) => parentNode?.text.match(amount) ?? []);
    // How amounts are rounded is tested in `src/offers/valueAddedTax.test.ts`.
    const amounts = nets.map(rand).flatMap((net) => [net, net / 10, (net * 11) / 10]);
    expect(shown.map(rand)).toEqual(amounts);
    const said = labelled.map(({ text }) => text);
    for (const label of labels) {
      expect(said.filter((text) => text === label)).toHaveLength(nets.length);
    }
  }
});

test("with 'both', Markdown says the three amounts of each price, too", () => {
  // Prices stand above what is compared, where sums are of budgets.
  const markdownWith = (valueAddedTax: string) => {
    config.valueAddedTax = valueAddedTax;
    return server.pageNames.map((name) => server.markdown(name).split(tableHeading)[0] ?? '');
  };
  const [before, after] = [markdownWith('included'), markdownWith('both')];
  for (const [index, text] of after.entries()) {
    expect(text).toContain(taxNotes.both);
    const prices = before[index]?.match(/(?<=\| )R[\d ,]+\d/g) ?? [];
    expect(prices.length).toBeGreaterThan(0);
    const [net, tax, total] = labels;
    for (const price of prices) expect(text).toContain(`${net} ${price}`);
    for (const label of [`; ${tax} R`, `; ${total} R`]) {
      expect(text.split(label)).toHaveLength(prices.length + 1);
    }
  }
});
