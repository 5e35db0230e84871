import {
  audienceFor,
  contractMonths,
  deliverableItem,
  footnoteNumber,
  marketingGroups as groups,
  itemTexts,
  marketingTiers,
  monthlyRand,
  footnotes as notes,
  type Price,
  podcastBundlesFor,
  marketingPrices as prices,
  type View,
  withAmount,
} from '@agency/pricing-data';
import { costLabel, detailsLabel, pricePeriod } from '../src/content/digitalMarketing.ts';
import { overTerm as overTermWords, taxLabels } from '../src/content/offers.ts';
import { bundleName, episodesPerMonth } from '../src/content/podcasting.ts';
import { company } from './company.ts';
import { withTax } from './words.ts';

/*
 * The catalogue by what the pages show. That the catalogue says what it should is for
 * `price-list.txt`, which is recorded.
 */

/** A podcast bundle as its card shows it. */
const bundlesOf = (view: View) =>
  podcastBundlesFor(view).map((bundle) => ({
    name: bundleName(bundle),
    popular: bundle.featured,
    prices: Object.fromEntries(
      bundle.prices.map(({ episodes, price }) => [episodesPerMonth(episodes), price]),
    ),
    deliverableTexts: bundle.deliverables.map((it) => deliverableItem(it).text),
    turnaround: bundle.turnaround,
  }));

/** The podcast bundles of each view, in its order. */
export const bundles = { brand: bundlesOf('brand'), creator: bundlesOf('creator') };

/** A price in full. */
const amounts = (price: Price): string => {
  const { tax, total } = withTax(price) ?? {};
  const { net: netLabel, tax: taxLabel, total: totalLabel } = taxLabels;
  return tax
    ? `${netLabel} ${price} ${taxLabel(company.valueAddedTaxPercent)} ${tax} ${totalLabel} ${total}`
    : price;
};

/** What the head of a tier says of its price. */
const amountToPay = (price: Price): string => withTax(price)?.total ?? price;

/** What a card or the table says of a price over the contract; nothing for a quote. */
export const overTerm = (price: Price): string => {
  const rand = withTax(price)?.totalRand ?? monthlyRand(price);
  if (!rand) return '';
  const sum = withAmount(price, rand * contractMonths).replace(' pm', '');
  return `${sum} ${overTermWords}`;
};

/** What a card says of its prices: each quantity, its price and its sum. */
export const priceRows = (prices: Record<string, Price>): string[] =>
  Object.entries(prices).flatMap(([label, price]) => [label, amounts(price), overTerm(price)]);

/** The marketing tiers, in the order of the page. */
export const tiers = marketingTiers.map(({ label }) => label);

const pricesOf = (view: View): Price[] =>
  marketingTiers.map(({ key }) => prices[audienceFor[view]][key]);

/** The footnotes, in the order of their numbers, and the items that refer to them. */
export const footnotes = notes.map(({ id, text }) => ({
  text,
  items: groups
    .flatMap(({ items }) => items)
    .filter(({ noteId }) => noteId === id)
    .map(({ label }) => label),
}));

/** What each tier's price comes to, under its heading; '' for a quote. */
export const sumsOf = (view: View): string[] => [
  detailsLabel,
  ...pricesOf(view).map(
    (price) =>
      overTerm(price) &&
      `${withTax(price) ? `${amounts(price)} ` : ''}${pricePeriod}, ${overTerm(price)}`,
  ),
];

/** What the comparison says: the tiers' prices, and each group's items with the numbers of their notes. */
export const rowsOf = (view: View): string[][] => [
  [costLabel, ...pricesOf(view).map(amountToPay)],
  ...groups.flatMap(({ label, items }) => [
    [label],
    ...items.map((item) => [
      item.label + (item.noteId ? footnoteNumber(item.noteId) : ''),
      ...marketingTiers.map(({ key }) => itemTexts(item)[key] ?? '–'),
    ]),
  ]),
];
