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
  tiersFor,
  type View,
  views,
  withAmount,
} from '@agency/pricing-data';
import { costLabel, pricePeriod, quoted } from '../src/content/digitalMarketing.ts';
import { overTerm as overTermWords, taxLabels } from '../src/content/offers.ts';
import { bundleName, episodesPerMonth, savingWords } from '../src/content/podcasting.ts';
import { company } from './company.ts';
import { withTax } from './words.ts';

/*
 * What the pages show of the catalogue. The recorded `price-list.txt` tests the catalogue itself.
 */

/** A podcast bundle as its card shows it. */
const bundlesOf = (view: View) =>
  podcastBundlesFor(view).map((bundle) => ({
    name: bundleName(bundle),
    popular: bundle.featured,
    prices: Object.fromEntries(
      bundle.prices.map(({ episodes, price }) => [episodesPerMonth(episodes), price]),
    ),
    savings: bundle.prices.map((price) => savingWords(bundle, price)),
    deliverableTexts: bundle.deliverables.map((it) => deliverableItem(it).text),
    turnaround: bundle.turnaround,
  }));

/** The podcast bundles of each view, in its order. */
export const bundles = Object.fromEntries(views.map((view) => [view, bundlesOf(view)])) as Record<
  View,
  ReturnType<typeof bundlesOf>
>;

/** A price as the pages write it. */
const amounts = (price: Price): string => {
  const { tax, total } = withTax(price) ?? {};
  const { net: netLabel, tax: taxLabel, total: totalLabel } = taxLabels;
  return tax
    ? `${netLabel} ${price} ${taxLabel(company.valueAddedTaxPercent)} ${tax} ${totalLabel} ${total}`
    : price;
};

/** The price in a tier's column head. */
const amountToPay = (price: Price): string => withTax(price)?.total ?? price;

/** A price over the whole contract, as a card or the table says it; nothing for a quote. */
export const overTerm = (price: Price, months: number): string => {
  const rand = withTax(price)?.totalRand ?? monthlyRand(price);
  if (!rand) return '';
  const sum = withAmount(price, rand * months).replace(' pm', '');
  return `${sum} ${overTermWords(months)}`;
};

/** What a card says of its prices: each quantity, its price, what it saves, and its sum. */
export const priceRows = ({ prices, savings }: (typeof bundles)[View][number]): string[] =>
  Object.entries(prices).flatMap(([label, price], at) => [
    label,
    amounts(price),
    savings[at] ?? '',
    overTerm(price, contractMonths.podcasts),
  ]);

/** The marketing tiers of a view, in the order of the page. */
export const tiersOf = (view: View): string[] => tiersFor(view).map(({ label }) => label);

const pricesOf = (view: View): Price[] =>
  marketingTiers.flatMap(({ key }) => prices[audienceFor[view]][key] ?? []);

/** The footnotes, in the order of their numbers, and the items that refer to them. */
export const footnotes = notes.map(({ id, text }) => ({
  text,
  items: groups
    .flatMap(({ items }) => items)
    .filter(({ noteId }) => noteId === id)
    .map(({ label }) => label),
}));

/** Each tier's price over the whole contract, or what a quote says in its place. */
export const sumsOf = (view: View): string[] => [
  ...pricesOf(view).map((price) =>
    monthlyRand(price)
      ? `${withTax(price) ? `${amounts(price)} ` : ''}${overTerm(price, contractMonths.marketing)}`
      : quoted,
  ),
];

/** What the comparison says: the tiers' prices, and each group's items with the numbers of their notes. */
export const rowsOf = (view: View): string[][] => [
  [
    costLabel,
    ...pricesOf(view).map(
      (price) => amountToPay(price) + (monthlyRand(price) ? ` ${pricePeriod}` : ''),
    ),
  ],
  ...groups.flatMap(({ label, items }) => [
    [label],
    ...items.map((item) => [
      item.label + (item.noteId ? footnoteNumber(item.noteId) : ''),
      ...tiersFor(view).map(({ key }) => itemTexts(item)[key] ?? '–'),
    ]),
  ]),
];
