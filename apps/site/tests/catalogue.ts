import {
  audienceFor,
  contractMonths,
  deliverableItem,
  marketingGroups as groups,
  itemTexts,
  marketingTiers,
  monthlyRand,
  footnotes as notes,
  type Price,
  podcastBundlesFor,
  marketingPrices as prices,
  recordingMinutes,
  recordingSlotHours,
  type View,
  withAmount,
} from '@agency/pricing-data';
import { beyond, costLabel, detailsLabel, pricePeriod } from '../src/content/digitalMarketing.ts';
import { itemLabels } from '../src/content/items.ts';
import { bundleName, episodesPerMonth } from '../src/content/podcasting.ts';
import { overTerm as overTermWords } from '../src/content/terms.ts';
import { taxLabels } from '../src/content/valueAddedTax.ts';
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
    deliverables: bundle.deliverables
      .map(deliverableItem)
      .map(({ text, included }) => `${itemLabels[included ? 'included' : 'excluded']}: ${text}`),
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

/** Prices by what stands beside them in a card. */
export const withTerms = (prices: Record<string, Price>) =>
  Object.fromEntries(
    Object.entries(prices).map(([label, price]) => [
      `${label} ${overTerm(price)}`.trim(),
      amounts(price),
    ]),
  );

/** The marketing tiers, in the order of the page, as are all values below. */
export const tiers = marketingTiers.map(({ label }) => label);

const pricesOf = (view: View): Price[] =>
  marketingTiers.map(({ key }) => prices[audienceFor[view]][key]);

/** What each marketing package costs a month. */
export const marketingPrices = { brand: pricesOf('brand'), creator: pricesOf('creator') };

/** The marketing groups, their items, and the values of these; `null` where a tier has none. */
export const marketingGroups: Record<
  string,
  Record<string, (string | null)[]>
> = Object.fromEntries(
  groups.map(({ label, items }) => [
    label,
    Object.fromEntries(
      items.map((item) => [item.label, marketingTiers.map(({ key }) => itemTexts(item)[key])]),
    ),
  ]),
);

/** The footnotes, in the order of their numbers, and the items that refer to them. */
export const footnotes = notes.map(({ id, text }) => ({
  text,
  items: groups
    .flatMap(({ items }) => items)
    .filter(({ noteId }) => noteId === id)
    .map(({ label }) => label),
}));

const noteNumber = (item: string) =>
  1 + footnotes.findIndex(({ items }) => items.includes(item)) || '';

/** What each tier's price comes to, under its heading; '' for a quote. */
export const sumsOf = (view: View): string[] => [
  detailsLabel,
  ...marketingPrices[view].map(
    (price) =>
      overTerm(price) &&
      `${withTax(price) ? `${amounts(price)} ` : ''}${pricePeriod}, ${overTerm(price)}`,
  ),
];

/** What stands below each tier's price, in the order of `rowsOf`. */
export const detailsOf = (view: View): string[] =>
  sumsOf(view).map((sum, index) => {
    const column = index - 1;
    const lower = index > 0 && tiers[index];
    const items = Object.values(marketingGroups).flatMap((group) => Object.entries(group));
    const added = items.filter(
      ([, values]) => values[column] !== null && values[column + 1] === null,
    );
    const raised = items.filter(
      ([, values]) => values[column + 1] !== null && values[column] !== values[column + 1],
    );
    const labels = added.map(([item]) => item);
    return lower ? sum + beyond(lower, labels, raised.length, items.length) : sum;
  });

/** What the comparison says of some tiers: their prices, and each group's items with the numbers of their notes. */
export const rowsOf = (view: View, columns: number[] = [...tiers.keys()]): string[][] => [
  [
    costLabel,
    ...columns.map((column) => marketingPrices[view][column] ?? 'Enquire').map(amountToPay),
  ],
  ...Object.entries(marketingGroups).flatMap(([group, items]) => [
    [group],
    ...Object.entries(items).map(([item, values]) => [
      `${item}${noteNumber(item)}`,
      ...columns.map((column) => values[column] ?? '–'),
    ]),
  ]),
];

/** The terms of every offer. */
export const terms = { contractMonths, recordingMinutes, slotHours: recordingSlotHours };
