import {
  audienceFor,
  contractMonths,
  deliverableItem,
  marketingGroups as groups,
  itemTexts,
  marketingTiers,
  footnotes as notes,
  type Price,
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
    deliverables: bundle.deliverables
      .map(deliverableItem)
      .map(({ text, included }) => `${included ? 'Included' : 'Not included'}: ${text}`),
    turnaround: bundle.turnaround,
  }));

/** The podcast bundles of each view, in its order. */
export const bundles = { brand: bundlesOf('brand'), creator: bundlesOf('creator') };

/** What a card or the table shows of a price. */
const amounts = (price: Price): string => {
  const { tax, total } = withTax(price) ?? {};
  const { net: netLabel, tax: taxLabel, total: totalLabel } = taxLabels;
  return tax
    ? `${netLabel} ${price} ${taxLabel(company.valueAddedTaxPercent)} ${tax} ${totalLabel} ${total}`
    : price;
};

/** Prices by what stands beside them in a card. Creators' say 'pm' themselves. */
export const withTerms = (view: View, prices: Record<string, Price>) =>
  Object.fromEntries(
    Object.entries(prices).map(([label, price]) => [
      label.replace('per month', podcastingContent[view].priceTerm),
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

/** What the comparison says of some tiers: their prices, and each group's items with the numbers of their notes. */
export const rowsOf = (view: View, columns: number[] = [...tiers.keys()]): string[][] => [
  [
    costLabel,
    ...columns
      .map((column) => marketingPrices[view][column] ?? 'Enquire')
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
