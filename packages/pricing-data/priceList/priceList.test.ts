import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { pageOffers, views } from '../src/index.ts';
import { inOwnCurrency as own } from '../src/testing/inOwnCurrency.ts';
import { comparePriceLists, priceListFile, renderPriceList } from './priceList.ts';

test('the recorded price list matches the catalogue', () => {
  const list = renderPriceList().trimEnd().split('\n');
  const recorded = readFileSync(priceListFile, 'utf8').split('\n').slice(0, list.length);
  expect(
    list.join('\n'),
    'The offers differ from price-list.txt. If that is intended, run `pnpm accept` and commit what it writes.',
  ).toBe(recorded.join('\n'));
});

const list = own(`The price list.

One, Brand, badge: Popular
One, Brand, 1 episode per month: R100
One, Brand, deliverable 1: ✗ Reels: short

Silver, Enterprise: R1,000
Silver, Video, Clips [1]: 4

Prices as of: 2026-01-31
Contract: 6 months
`);

test.each([
  ['R1,000', 'R1,013', 'Silver, Enterprise: R1,000 → R1,013, +1 %', 0.013],
  ['R1,000', 'R400', 'Silver, Enterprise: R1,000 → R400, −60 %', 0.6],
  ['R1,000', 'Enquire', 'Silver, Enterprise: R1,000 → Enquire', 0],
  ['R100', 'R150', 'One, Brand, 1 episode per month: R100 → R150, +50 %', 0.5],
  ['✗ Reels: s', '✓ 2 S', 'One, Brand, deliverable 1: ✗ Reels: short → ✓ 2 Short', 0],
  ['One, Brand, badge: Popular\n', '', 'One, Brand, badge: gone, was Popular', 0],
  ['Silver, V', 'Silver, SME: R1\nSilver, V', 'Silver, SME: new, R1', 0],
  ['The price list', 'Prices', 'The order of the price list changed.', 0],
])('the change from %j to %j is described in words', (before, after, text, share) => {
  const ofPrice = /R\d/.test(text);
  expect(comparePriceLists(list, list.replace(own(before), own(after)))).toEqual([
    { text: own(text), share: expect.closeTo(share), ofPrice },
  ]);
});

test('identical price lists have no differences', () => {
  expect(comparePriceLists(list, list)).toEqual([]);
});

test('a page offer’s changed price is reported with its page', () => {
  const offersAt = (price: string) =>
    Object.fromEntries(
      views.map((view) => [view, [{ id: 'film', name: 'Film', prices: [{ price }] }]]),
    );
  const listWith = (price: string) => {
    const pages = { videos: offersAt(own(price)), adverts: offersAt(own('R5 000')) };
    Object.assign(pageOffers, pages);
    onTestFinished(() => {
      for (const page of Object.keys(pages)) Reflect.deleteProperty(pageOffers, page);
    });
    return renderPriceList();
  };
  const changes = comparePriceLists(listWith('R1 000'), listWith('R1 100'));
  expect(changes).toHaveLength(views.length);
  for (const { text, ofPrice } of changes)
    expect([text, ofPrice]).toEqual([expect.stringMatching(/^videos, Film.*\+10 %$/), true]);
});
