import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { currency } from '@agency/pricing-data';
import { type HTMLElement, parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dateInWords, taxLabels, taxNotes } from '../src/content/offers.ts';
import { pages } from '../src/pages/registry.ts';
import { company } from '../tests/company.ts';
import { importServer } from './bundles.ts';

const root = dirname(import.meta.dirname);
const outDir = join(root, '.cache/configured-site-test');

const given = {
  audienceNote: 'Enterprises need a larger team.',
  registrationNumber: '2015/123456/07',
  address: '1 Loop Street, Cape Town, 8001',
  privacyPath: '/privacy',
  bbbeeLevel: '2',
  bbbeeExpires: '2027-02-28',
};
const unset = Object.fromEntries(Object.keys(given).map((key) => [key, '']));

let server: typeof import('../src/entry-server.tsx');
let texts: typeof import('../tests/words.ts');

beforeAll(async () => {
  Object.assign(company, given, { valueAddedTaxPercent: '10' });
  // This import sets the configuration as a global, which the bundle below reads.
  texts = await import('../tests/words.ts');
  const define = { __SITE_CONFIG__: 'globalThis.__SITE_CONFIG__' };
  server = await importServer(outDir, { define });
}, 60_000);

afterAll(() => rm(outDir, { recursive: true, force: true }));

const pagesWith = (settings: object) => {
  Object.assign(company, settings);
  return Promise.all(server.pageNames.map(async (name) => parse(await server.renderPage(name))));
};
const linesOf = (page: HTMLElement) =>
  page.querySelectorAll('body > footer p').map(({ text }) => text);

test('each page’s footer states only the company’s configured details', async () => {
  const { copyright, privacy } = texts.words;
  const href = `${company.mainSite}${given.privacyPath}`;
  const privacyIn = (page: HTMLElement) => page.querySelector(`body > footer a[href="${href}"]`);
  for (const page of await pagesWith(given)) {
    const facts = texts.companyFacts();
    const { registrationNumber, address, bbbeeLevel, bbbeeExpires } = given;
    for (const said of [registrationNumber, address, bbbeeLevel, dateInWords(bbbeeExpires)]) {
      expect(facts).toContainEqual(expect.stringContaining(said));
    }
    expect(linesOf(page)).toContain([copyright, ...facts].join(' · '));
    expect(privacyIn(page)?.text).toBe(privacy);
    expect(page.querySelector('aside')?.text).not.toMatch(/BEE Level (?!2)/);
  }
  for (const page of await pagesWith(unset)) {
    expect(linesOf(page)).toContain(copyright);
    expect(privacyIn(page)).toBeNull();
    expect(page.querySelector('aside')?.text ?? '').not.toContain('BEE');
  }
});

test('the configured `audienceNote` appears in the page header', async () => {
  const pageHeaders = async (settings: object) =>
    (await pagesWith(settings)).map((page) => page.querySelector('main header')?.text);
  const noted = await pageHeaders(given);
  for (const [index, name] of server.pageNames.entries()) {
    const isNoted = pages[name].hasAudienceNote ?? false;
    expect(noted[index]?.includes(given.audienceNote), name).toBe(isNoted);
  }
  const without = noted.map((header) => header?.replace(given.audienceNote, ''));
  expect(await pageHeaders(unset)).toEqual(without);
  expect(await pageHeaders({ ...given, audienceNote: 'none' })).toEqual(without);
});

const notes = Object.values(taxNotes).flatMap((note) => note ?? []);
const taxLines = (page: HTMLElement) =>
  page
    .querySelectorAll('main p')
    .map(({ text }) => text)
    .filter((text) => notes.some((note) => text.includes(note)));

test('a page states the configured tax status once on screen and once in the printed terms', async () => {
  for (const page of await pagesWith({ ...unset, valueAddedTax: '' })) {
    for (const note of notes) expect(page.text).not.toContain(note);
  }
  for (const valueAddedTax of ['included', 'both', 'not registered']) {
    const note = taxNotes[valueAddedTax] ?? 'none';
    for (const page of await pagesWith({ valueAddedTax })) {
      // The second note is in the terms, which appear only in print.
      expect(taxLines(page)).toEqual([note, expect.stringContaining(note)]);
    }
  }
});

const { sign, signAfter, thousands, decimal } = currency;
const escaped = (text: string) => text.replaceAll(/[^\w\s]/g, '\\$&');
const amountForm = new RegExp(
  `${escaped(sign)}(\\d{1,3}(?:[${thousands.join('')}]\\d{3})*)(?:${escaped(decimal)}(\\d\\d))?${signAfter}`,
  'g',
);
const amountsIn = (text = '') =>
  Array.from(text.replaceAll('\u00a0', ' ').matchAll(amountForm), ([, whole = '', cents = '0']) =>
    Number(`${whole.replaceAll(/\D/g, '')}.${cents}`),
  );
const labels = [taxLabels.net, taxLabels.tax('10'), taxLabels.total];

test("with 'both', a page states the tax and the total of each price", async () => {
  const before = await pagesWith({ ...unset, valueAddedTax: 'included' });
  const after = await pagesWith({ valueAddedTax: 'both' });
  for (const [index, page] of after.entries()) {
    /** Returns the prices of cards and of the table's head; only these show their tax. */
    const pricesOf = (from?: HTMLElement) =>
      from
        ?.querySelectorAll('main :is(article dl:first-of-type dt + dd, thead td)')
        .filter((price) => !price.closest('details, [data-part="summary"]')) ?? [];
    const labelled = page
      .querySelectorAll('main :is(article, table) small')
      .filter(({ text }) => labels.includes(text));

    for (const it of [before[index], page])
      for (const was of it?.querySelectorAll('s') ?? []) was.remove();
    const nets = pricesOf(before[index]).flatMap(({ text }) => amountsIn(text));
    expect(nets.length).toBeGreaterThan(0);
    const shown = labelled.flatMap(({ parentNode }) => amountsIn(parentNode?.text));
    // These amounts need no rounding; `src/offers/prices.test.ts` tests rounding.
    const amounts = nets.flatMap((net) => [net, net / 10, (net * 11) / 10]);
    expect(shown).toEqual(amounts);
    expect(labelled.map(({ text }) => text)).toEqual(nets.flatMap(() => labels));

    /** Returns the prices in the page header and in the table's sticky header. */
    const headsOf = (it?: HTMLElement) => [
      ...amountsIn(it?.querySelector('main > header')?.text),
      ...(it?.querySelectorAll('thead [data-text]') ?? []).flatMap((shown) =>
        amountsIn(shown.getAttribute('data-text')),
      ),
    ];
    const totals = headsOf(before[index]).map((net) => (net * 11) / 10);
    expect(headsOf(page)).toEqual(totals);
  }
});
