import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pricesAsOf } from '@agency/pricing-data';
import { expect, test } from 'vitest';
import { taxLabels } from '../src/content/valueAddedTax.ts';
import { builtSite, documentOf } from './builtSite.ts';
import { company, contactPage } from './company.ts';
import { digitalMarketing, pages, podcasting } from './pages.ts';

const priceList = readFileSync(
  join(import.meta.dirname, '../../../packages/pricing-data/price-list.txt'),
  'utf8',
);
const read = (path: string) => builtSite.read(`${path}.md`);

/** The parts below headings of a rank, by heading. */
const partsOf = (text: string, rank: number): [heading: string, part: string][] =>
  text
    .split(new RegExp(`^${'#'.repeat(rank)} `, 'm'))
    .slice(1)
    .map((part) => part.split(/\n(.*)/s).slice(0, 2) as [string, string]);

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
const net = (cell: string) => cell.split(';')[0]?.replace(`${taxLabels.net} `, '') ?? '';

/** What a price list says of the bundles of a view. */
function bundleStatements(view: string, part: string): string[] {
  const [head = [], ...rows] = tableIn(part);
  const items = Object.fromEntries(
    partsOf(part, 3).map(([bundle, list]) => [bundle, list.match(/(?<=^- ).+$/gm) ?? []]),
  );
  return rows.flatMap(([bundle = '', ...cells]) => {
    const name = `${bundle.replace(' (Popular)', '')}, ${view}`;
    return [
      ...(bundle.endsWith(' (Popular)') ? [`${name}, badge: Popular`] : []),
      ...cells.map((cell, index) => {
        const column = head[index + 1] ?? '';
        return column === 'Turnaround'
          ? `${name}, turnaround: ${cell}`
          : `${name}, ${column}: ${net(cell)}`;
      }),
      ...(items[bundle] ?? []).map((item, index) => {
        const [, not, text] = /^(Not included: )?(.*)$/.exec(item) ?? [];
        return `${name}, deliverable ${index + 1}: ${not ? '✗' : '✓'} ${text}`;
      }),
    ];
  });
}

/** What a price list says of the items that tiers are compared by. */
const itemStatements = (part: string): string[] =>
  partsOf(part, 3).flatMap(([group, text]) => {
    const [head = [], ...rows] = tableIn(text);
    return rows.flatMap(([item = '', ...cells]) => {
      const label = item.replace(/\[\^(\d)\]$/, ' [$1]');
      return cells.map((cell, index) => `${head[index + 1]}, ${group}, ${label}: ${cell}`);
    });
  });

test('the Markdown of both pages says what the price list says, and nothing else', () => {
  const marketing = partsOf(read(digitalMarketing.path), 2);
  const statements = [
    ...partsOf(read(podcasting.path), 2).flatMap(([view, part]) => bundleStatements(view, part)),
    ...marketing.flatMap(([heading, part]) => {
      if (heading === 'Packages compared') return itemStatements(part);
      return tableIn(part)
        .slice(1)
        .map(([tier, price = '']) => `${tier}, ${heading}: ${net(price)}`);
    }),
    ...Array.from(
      read(digitalMarketing.path).matchAll(/^\[\^(\d)\]: (.+)$/gm),
      ([, number, text]) => `Note ${number}: ${text}`,
    ),
  ];
  const recorded = priceList
    .split('\n')
    .filter((line) => /: /.test(line) && !/^(?:Prices as of|Contract|Recording|Slot): /.test(line));
  expect(recorded.length).toBeGreaterThan(100);
  expect(statements.toSorted()).toEqual(recorded.toSorted());
});

test.each(pages)('the Markdown of $path names its terms, its date, and whom to ask', (page) => {
  const text = read(page.path);
  expect(text).toMatch(new RegExp(`^# ${page.heading}\n`));
  const [, months] = /^Contract: (.*) months$/m.exec(priceList) ?? [];
  expect(text).toContain(`Prices are per month, on a ${months}-month contract.`);
  const shown = documentOf(page).querySelector(`time[datetime="${pricesAsOf}"]`)?.text;
  expect(text).toContain(`Prices as of ${shown}.`);
  expect(text).toContain(`<${company.origin}${page.path}>`);
  for (const contact of [contactPage, company.email, company.phone])
    expect(text).toContain(contact);

  const links = documentOf(page)
    .querySelectorAll('main a[aria-label^="Enquire about "]')
    .map(
      ({ attributes: { href, 'aria-label': label } }) => `[${label?.replace(',', '')}](${href})`,
    );
  const asked = text.match(/(?<=^- )\[Enquire .+$/gm) ?? [];
  expect(asked.toSorted()).toEqual([...new Set(links)].sort());
});

test.each(pages)('$path links its Markdown', (page) => {
  const [link, ...others] = documentOf(page).querySelectorAll('head > link[rel="alternate"]');
  expect(others).toEqual([]);
  expect(link?.attributes).toMatchObject({ type: 'text/markdown', href: `${page.path}.md` });
});
