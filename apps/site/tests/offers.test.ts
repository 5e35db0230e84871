import { pricesAsOf } from '@agency/pricing-data';
import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { podcastingContent } from '../src/content/podcasting.ts';
import { documentOf } from './builtSite.ts';
import {
  amounts,
  bundles,
  footnotes,
  marketingGroups,
  marketingPrices,
  terms,
  tiers,
  withTerms,
} from './catalogue.ts';
import { digitalMarketing, pages, podcasting, type SitePage, type View, views } from './pages.ts';

const plain = ({ text }: { text: string }) => text.replaceAll(/\s+/g, ' ').trim();

const textsOf = (element: HTMLElement, selector: string) =>
  element.querySelectorAll(selector).map(plain);

/** The main part of a page as it is in a view. */
function mainOf(sitePage: SitePage, view: View): HTMLElement {
  const main = parse(String(documentOf(sitePage).querySelector('main')));
  for (const other of main.querySelectorAll('[data-for-view]')) {
    if (other.getAttribute('data-for-view') !== view) other.remove();
  }
  return main;
}

test.each(views)('for the %s view, podcasting has its introduction and its bundles', (view) => {
  const main = mainOf(podcasting, view);
  expect(textsOf(main, 'h1')).toEqual([podcasting.heading]);
  expect(textsOf(main, 'header p')).toEqual(
    expect.arrayContaining([podcastingContent[view].subtitle, podcastingContent[view].text]),
  );

  const cards = main.querySelectorAll('article').map((card) => {
    const values = textsOf(card, 'dd');
    const facts = Object.fromEntries(textsOf(card, 'dt').map((dt, index) => [dt, values[index]]));
    const { Turnaround: turnaround, ...prices } = facts;
    const deliverables = textsOf(card, 'li');
    return { name: textsOf(card, 'h2').join(), prices, deliverables, turnaround };
  });
  expect(cards).toEqual(
    bundles[view].map(({ name, popular: _, prices, ...bundle }, index) => ({
      ...bundle,
      name: index === 0 ? `${name} most included` : name,
      prices: withTerms(view, prices),
    })),
  );
  const popular = main.querySelectorAll('article').map((card) => card.text.includes('Popular'));
  expect(popular).toEqual(bundles[view].map((bundle) => bundle.popular));
  // In the data, but not offered.
  expect(main.text).not.toContain('End Game');
});

const priceOf = (price: string) =>
  price === 'Enquire' ? price : `${amounts(price)} per month, ${terms.contractMonths} months`;

/** An item's label, with the number of its footnote. */
const labelled = (item: string) =>
  `${item}${1 + footnotes.findIndex(({ items }) => items.includes(item)) || ''}`;

/** The groups and items with some tiers' values, row by row. */
const rowsOf = (...columns: number[]) =>
  Object.entries(marketingGroups).flatMap(([group, items]) => [
    [group],
    ...Object.entries(items).map(([item, values]) => [
      labelled(item),
      ...columns.map((column) => values[column] ?? '–Not included'),
    ]),
  ]);

test.each(views)(
  'for the %s view, digital marketing has every item, in table and cards',
  (view) => {
    const main = mainOf(digitalMarketing, view);
    const { name } = digitalMarketing[view];
    expect(textsOf(main, 'h1')).toEqual([digitalMarketing.heading]);
    const [badge, description] = textsOf(main, 'header p');
    expect(badge).toBe(`Monthly Digital Options${name}`);
    expect(description).toMatch(new RegExp(`\\w{3,}.* ${terms.contractMonths}-month .*\\.$`));

    const prices = marketingPrices[view].map(priceOf);
    expect(main.querySelectorAll('tr').map((row) => textsOf(row, 'th, td'))).toEqual([
      ['Feature', ...tiers],
      ['COST OF OPTION', ...prices],
      ...rowsOf(0, 1, 2, 3),
      ['Ready to start?', ...tiers.map(() => 'Enquire')],
    ]);
    const cards = main
      .querySelectorAll('article')
      .map((card) => textsOf(card, 'h2, h3, dt, dd, li'));
    expect(cards).toEqual(
      tiers.map((tier, index) => [
        tier,
        'COST OF OPTION',
        prices[index],
        ...rowsOf(index).flat(),
        `${tier} notes`,
        ...footnotes.map(({ text, items }) => text + items.join('')),
      ]),
    );
    expect(main.querySelectorAll('section').map(plain)).toContain('Ready to tailor a plan?Enquire');
  },
);

test.each(pages)('$path dates its prices, on screen and in the terms that are printed', (page) => {
  const [year, month = 0, day] = pricesAsOf.split('-').map(Number);
  const name = new Date(2000, month - 1).toLocaleDateString('en-ZA', { month: 'long' });
  const notes = documentOf(page).querySelectorAll(`main p:has(time[datetime="${pricesAsOf}"])`);
  expect(notes.map((note) => plain(note).replace(/^Terms .* (?=Prices as)/, 'Terms: '))).toEqual([
    `Terms: Prices as of ${day} ${name} ${year}.`,
    `Prices as of ${day} ${name} ${year}`,
  ]);
});

test('the marketing page describes itself in other words for each view', () => {
  const [first, second] = views.map((view) => textsOf(mainOf(digitalMarketing, view), 'header p'));
  expect(first?.[1]).not.toBe(second?.[1]);
});
