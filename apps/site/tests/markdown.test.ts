import { footnotesOf, pageOffersFor } from '@agency/pricing-data';
import { describe, expect, test } from 'vitest';
import * as markdownContent from '../src/content/markdown.ts';
import { cardLabels, enquireAbout, pricesAsOfWords } from '../src/content/offers.ts';
import { terms } from '../src/content/print.ts';
import { builtSite, documentOf } from './builtSite.ts';
import { company, contactAddress } from './company.ts';
import { otherViews, pages, type SitePage, views } from './pages.ts';
import { priceText, sumOverTerm, words } from './words.ts';

/** Returns a page's Markdown without escapes or column padding. */
const read = ({ path }: SitePage) =>
  builtSite.read(`${path}.md`).replaceAll(/\\(?=[^\w\s])|(?<= ) +/g, '');

const partOf = (page: SitePage, heading: string): string =>
  read(page)
    .split(/^## /m)
    // If there is only one view, its offers precede the first heading.
    .find((part) => !heading || part.startsWith(`${heading}\n`)) ?? '';

describe.each(pages)('the Markdown of $path', (page) => {
  test.each(views)('lists only the offers of the %s view, in full', (view) => {
    const part = partOf(page, page[view].name);
    for (const { name, featured, prices, items = [], turnaround = '', note = '' } of page[view]
      .offers) {
      const row = part.split('\n').find((line) => line.startsWith(`| ${name}`));
      for (const said of [featured ? cardLabels.featured : '', turnaround]) {
        expect(row).toContain(said);
      }
      for (const { price, saving = '' } of prices) {
        expect(row).toContain(priceText(price));
        expect(row).toContain(saving);
        expect(part).toContain(sumOverTerm(price, page.contractMonths) ?? '');
      }
      const list = part.split('### ').find((it) => it.startsWith(name));
      for (const { text, included } of items) {
        expect(list).toContain(`- ${included ? text : markdownContent.notIncluded(text)}\n`);
      }
      expect(part).toContain(note);
    }
    const rows = part.match(/^\|.*/gm) ?? [];
    // The other two rows are the column names and the line below them.
    expect(rows).toHaveLength(page[view].offers.length + 2);
    for (const other of otherViews(view)) expect(part).not.toContain(page[other].uniqueText);
  });

  test('contains the page’s comparison of the offers', () => {
    const { heading = '', tiers = [], groups = [] } = page.comparison ?? {};
    const part = partOf(page, heading);
    for (const { label, items } of groups) {
      expect(part).toContain(`### ${label}\n`);
      for (const { label, noteId, values } of items) {
        const note = noteId && `[^${page.footnotes.findIndex(({ id }) => id === noteId) + 1}]`;
        const cells = [label + (note ?? ''), ...tiers.map(({ key }) => values[key])];
        expect(part).toContain(`| ${cells.map((cell) => cell ?? '–').join(' | ')} |\n`);
      }
    }
  });

  test('contains each of the page’s footnotes and a reference to it', () => {
    const notes = footnotesOf(views.flatMap((view) => pageOffersFor(page.name, view)));
    expect(page.footnotes).toEqual(expect.arrayContaining([...notes]));
    for (const [index, { text }] of page.footnotes.entries()) {
      expect(read(page)).toContain(`[^${index + 1}]: ${text}\n`);
      expect(read(page)).toContain(`[^${index + 1}] `);
      expect(documentOf(page).querySelector('main')?.text).toContain(text);
    }
  });

  test('states the terms, the date and the contact details', () => {
    const text = read(page);
    expect(text.startsWith(`# ${page.heading}\n`)).toBe(true);
    for (const said of [
      terms(page.contractMonths),
      `${pricesAsOfWords()}.`,
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

test.each(pages)('$path links to its Markdown', (page) => {
  const [link, ...others] = documentOf(page).querySelectorAll('head > link[rel="alternate"]');
  expect(others).toEqual([]);
  expect(link?.attributes).toMatchObject({ type: 'text/markdown', href: `${page.path}.md` });
});
