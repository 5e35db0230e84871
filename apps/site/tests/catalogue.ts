import {
  audienceFor,
  contractMonths,
  deliverableItem,
  marketingGroups as groups,
  itemTexts,
  marketingTiers,
  footnotes as notes,
  podcastBundlesFor,
  marketingPrices as prices,
  recordingMinutes,
  recordingSlotHours,
  type View,
} from '@agency/pricing-data';
import { costLabel, pricePeriod } from '../src/content/digitalMarketing.ts';
import { bundleName, episodesPerMonth, podcastingContent } from '../src/content/podcasting.ts';
import { taxLabels } from '../src/content/valueAddedTax.ts';
import { company } from './company.ts';

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
    deliverables: bundle.deliverables
      .map(deliverableItem)
      .map(({ text, included }) => `${included ? 'Included' : 'Not included'}: ${text}`),
    turnaround: bundle.turnaround,
  }));

/** The podcast bundles of each view, in its order. */
export const bundles = { brand: bundlesOf('brand'), creator: bundlesOf('creator') };

/** A price's tax and total as texts, where the configuration shows them; counted in hundredths of a cent. */
function taxed(price: string) {
  if (company.valueAddedTax !== 'both' || !price.startsWith('R')) return undefined;
  const net = Number(price.replaceAll(/\D/g, '')) * 10_000;
  const tax = Math.round((net * Number(company.valueAddedTaxPercent)) / 10_000) * 100;
  const [rand, ...pm] = price.split(' pm');
  const separator = /\d+([ ,])/.exec(rand ?? '')?.[1] ?? ' ';
  const written = (amount: number) => {
    const [whole = '', cents] = (amount / 10_000).toFixed(2).split('.');
    const figures = whole.replaceAll(/\B(?=(\d{3})+$)/g, separator);
    return `R${figures}${cents === '00' ? '' : `.${cents}`}${pm.length ? ' pm' : ''}`;
  };
  return { tax: written(tax), total: written(net + tax) };
}

/** What a card or the table shows of a price. */
export const amounts = (price: string): string => {
  const { tax, total } = taxed(price) ?? {};
  const { net: netLabel, tax: taxLabel, total: totalLabel } = taxLabels;
  return tax
    ? `${netLabel} ${price} ${taxLabel(company.valueAddedTaxPercent)} ${tax} ${totalLabel} ${total}`
    : price;
};

/** What is shown of a price where there is only the sum to pay. */
export const totalOf = (price: string): string => taxed(price)?.total ?? price;

/** Prices by what stands beside them in a card. Creators' say 'pm' themselves. */
export const withTerms = (view: View, prices: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(prices).map(([label, price]) => [
      label.replace('per month', podcastingContent[view].priceTerm),
      amounts(price),
    ]),
  );

/** The marketing tiers, in the order of the page, as are all values below. */
export const tiers = marketingTiers.map(({ label }) => label);

const pricesOf = (view: View): string[] =>
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

/** What the comparison says of some tiers: their prices, and each group's items with the numbers of their notes. */
export const rowsOf = (view: View, columns: number[] = [...tiers.keys()]): string[][] => [
  [
    costLabel,
    ...columns
      .map((column) => marketingPrices[view][column] ?? '')
      .map((price) => (price.startsWith('R') ? `${amounts(price)} ${pricePeriod}` : price)),
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
