import { pricesAsOf } from '@agency/pricing-data';
import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import {
  actionsLabel,
  digitalMarketingContent,
  monthlyBadge,
  notesOn,
  tableLabels,
} from '../src/content/digitalMarketing.ts';
import { cardLabels, podcastingContent } from '../src/content/podcasting.ts';
import { dateInWords, pricesAsOfLabel } from '../src/content/pricesAsOf.ts';
import { printContent } from '../src/content/print.ts';
import { documentOf } from './builtSite.ts';
import {
  bundles,
  detailsOf,
  footnotes,
  marketingPrices,
  rowsOf,
  tiers,
  withTerms,
} from './catalogue.ts';
import { digitalMarketing, pages, podcasting, type SitePage, type View, views } from './pages.ts';
import { words } from './words.ts';

const { featured, turnaround: turnaroundLabel } = cardLabels;

const plain = ({ text }: { text: string }) =>
  text.replaceAll(/\s+/g, ' ').replace(`–${tableLabels.excluded}`, '–').trim();

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
    const { [turnaroundLabel]: turnaround, ...prices } = facts;
    const deliverables = textsOf(card, 'li');
    return { name: textsOf(card, 'h2').join(), prices, deliverables, turnaround };
  });
  expect(cards).toEqual(
    bundles[view].map(({ popular: _, deliverableTexts: __, prices, ...bundle }) => ({
      ...bundle,
      prices: withTerms(prices),
    })),
  );
  const popular = main.querySelectorAll('article').map(({ text }) => text.includes(featured));
  expect(popular).toEqual(bundles[view].map((bundle) => bundle.popular));
});

test.each(views)(
  'for the %s view, digital marketing has every item, in table and cards',
  (view) => {
    const main = mainOf(digitalMarketing, view);
    const { name } = digitalMarketing[view];
    expect(textsOf(main, 'h1')).toEqual([digitalMarketing.heading]);
    const [badge, description] = textsOf(main, 'header p');
    expect(badge).toBe(monthlyBadge + name);
    expect(description).toBe(digitalMarketingContent[view].description);
    const [cost, ...items] = rowsOf(view);
    const hasPrice = (index: number) => marketingPrices[view][index]?.startsWith('R');
    const actionsOf = (tier: string, index: number) =>
      `${hasPrice(index) ? words.enquire : ''}${words.share.button(tier)}, ${name}`;
    expect(main.querySelectorAll('tr').map((row) => textsOf(row, 'th, td'))).toEqual([
      [tableLabels.item, ...tiers.map((tier, index) => tier + actionsOf(tier, index))],
      cost,
      detailsOf(view),
      ...items,
      [actionsLabel, ...tiers.map(() => words.enquire)],
    ]);
    const cards = main
      .querySelectorAll('article')
      .map((card) => textsOf(card, 'h2, h3, dt, dd, li'));
    expect(cards).toEqual(
      tiers.map((tier, index) => [
        tier,
        ...rowsOf(view, [index]).flat(),
        notesOn(tier),
        ...footnotes.map(({ text, items }) => text + items.join('')),
      ]),
    );
    // Below each card's header: the same as in the table.
    expect(
      main.querySelectorAll('article > :nth-child(2)').map((details) => plain(details)),
    ).toEqual(detailsOf(view).slice(1));
    const { heading } = words.signOff;
    expect(main.querySelectorAll('section').map(plain)).toContain(heading + words.enquire);
  },
);

test.each(pages)('$path dates its prices, on screen and in the terms that are printed', (page) => {
  const dated = `${pricesAsOfLabel} ${dateInWords(pricesAsOf)}`;
  const notes = documentOf(page).querySelectorAll(`main p:has(time[datetime="${pricesAsOf}"])`);
  const [terms = '', onScreen] = notes.map(plain);
  expect(terms.startsWith(printContent.termsHeading)).toBe(true);
  expect(terms.endsWith(` ${dated}.`)).toBe(true);
  expect(onScreen).toBe(dated);
});
