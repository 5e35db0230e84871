import { pricesAsOf } from '@agency/pricing-data';
import { describe, expect, test } from 'vitest';
import { markdownContent } from '../src/content/markdown.ts';
import { dateInWords, enquireAbout, pricesAsOfLabel, taxLabels } from '../src/content/offers.ts';
import { cardLabels } from '../src/content/podcasting.ts';
import { printContent } from '../src/content/print.ts';
import { builtSite, documentOf } from './builtSite.ts';
import { company, contactAddress } from './company.ts';
import { pages, type SitePage, views } from './pages.ts';
import { sumOverTerm, words } from './words.ts';

/** A page's Markdown; what is escaped as it is read. */
const read = ({ path }: SitePage) => builtSite.read(`${path}.md`).replaceAll(/\\(?=[^\w\s])/g, '');

/** The parts below headings of a rank, by heading. */
const partsOf = (text: string, rank: number): [heading: string, part: string][] =>
  text
    .split(new RegExp(`^${'#'.repeat(rank)} `, 'm'))
    .slice(1)
    .map((part) => part.split(/\n(.*)/s).slice(0, 2) as [string, string]);

const partOf = (page: SitePage, heading: string) =>
  Object.fromEntries(partsOf(read(page), 2))[heading] ?? '';

/** The rows of the first table. */
const tableIn = (text: string): string[][] =>
  (/^\|.*(?:\n\|.*)*/m.exec(text)?.[0] ?? '')
    .split('\n')
    .filter((row) => !row.startsWith('| ---'))
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** The price that the catalogue says, where the page shows three amounts. */
const net = (cell: string) => cell.split(';')[0]?.replace(`${taxLabels.net} `, '');

const none = '–';

describe.each(pages)('the Markdown of $path', (page) => {
  test.each(views)('lists every offer of the %s view in full, and nothing else', (view) => {
    const { name, offers } = page[view];
    const part = partOf(page, name);
    const rows = offers.map(({ name, featured, prices, turnaround }) => ({
      '': featured ? `${name} (${cardLabels.featured})` : name,
      ...Object.fromEntries(
        prices.map(({ quantity = markdownContent.price, price }) => [quantity, price]),
      ),
      ...(turnaround && { [cardLabels.turnaround]: turnaround }),
    }));
    const [[, ...columns] = [], ...found] = tableIn(part);
    expect(new Set(['', ...columns])).toEqual(new Set(rows.flatMap((row) => Object.keys(row))));
    expect(found.map((cells) => cells.map(net))).toEqual(
      rows.map((row: Record<string, string>) => ['', ...columns].map((it) => row[it] ?? none)),
    );
    const lists = partsOf(part, 3).map(([title, list]) => [title, list.match(/(?<=^- ).+$/gm)]);
    const text = (it: { text: string; included: boolean }) =>
      it.included ? it.text : markdownContent.notIncluded(it.text);
    expect(lists).toEqual(
      offers.flatMap(({ items }, at) => (items ? [[rows[at]?.[''], items.map(text)]] : [])),
    );
    for (const { prices, note = '' } of offers) {
      for (const said of [
        note,
        ...prices.map(({ price }) => sumOverTerm(price, page.contractMonths) ?? ''),
      ]) {
        expect(part).toContain(said);
      }
    }
  });

  test('contains the comparison of the offers, if the page has one', () => {
    const { heading = '', offers = [], groups = [], footnotes = [] } = page.comparison ?? {};
    const columns = [markdownContent.item, ...offers.map((offer) => offer.name)];
    const tables = partsOf(partOf(page, heading), 3).map(([group, text]) => [group, tableIn(text)]);
    expect(tables).toEqual(
      groups.map(({ label, items }) => [
        label,
        [
          columns,
          ...items.map(({ label, note, values }) => [
            note ? `${label}[^${note}]` : label,
            ...offers.map(({ id }) => values[id] ?? none),
          ]),
        ],
      ]),
    );
    const notes = read(page).matchAll(/^\[\^(\d)\]: (.+)$/gm);
    expect(Array.from(notes, ([, number, text]) => [Number(number), text])).toEqual(
      footnotes.map((text, index) => [index + 1, text]),
    );
  });

  test('states the terms, the date and the contact', () => {
    const text = read(page);
    expect(text.startsWith(`# ${page.heading}\n`)).toBe(true);
    for (const said of [
      printContent.terms(page.contractMonths),
      `${pricesAsOfLabel} ${dateInWords(pricesAsOf)}.`,
      `<${company.origin}${page.path}>`,
      ...[contactAddress(), company.email, company.phone],
    ]) {
      expect(text).toContain(said);
    }

    const asked = [...text.matchAll(/^- \[(.+)\]\((.+)\)$/gm)];
    expect(asked.map(([, label]) => label)).toEqual([
      ...views.flatMap((view) => page[view].offers.map(({ name }) => enquireAbout(name))),
      ...(company.privacyPath ? [words.privacy] : []),
    ]);
    const links = documentOf(page)
      .querySelectorAll(':is(main, footer) a')
      .map((link) => [link.getAttribute('aria-label') ?? link.text, link.getAttribute('href')]);
    for (const [, label, href] of asked) expect(links).toContainEqual([label, href]);
  });
});

test.each(pages)('$path links its Markdown', (page) => {
  const [link, ...others] = documentOf(page).querySelectorAll('head > link[rel="alternate"]');
  expect(others).toEqual([]);
  expect(link?.attributes).toMatchObject({ type: 'text/markdown', href: `${page.path}.md` });
});
