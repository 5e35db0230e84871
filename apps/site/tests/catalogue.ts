import { readPriceList } from '@agency/pricing-data/price-list';
import { taxLabels } from '../src/content/valueAddedTax.ts';
import { company } from './company.ts';

/*
 * The recorded price list, by what the pages show: they are compared with it, and not with the
 * data that they are made from.
 */

const statements = readPriceList();

const unique = (values: (string | undefined)[]) =>
  [...new Set(values)].filter((it) => it !== undefined);

/** A podcast bundle as its card shows it. */
export interface Bundle {
  name: string;
  popular: boolean;
  prices: Record<string, string>;
  deliverables: string[];
  turnaround: string;
}

const marks: Record<string, string> = { '✓': 'Included', '✗': 'Not included' };

function bundlesOf(view: string): Bundle[] {
  const ofView = statements.filter(({ section }) => section === `Podcasting bundles, ${view}`);
  return unique(ofView.map(({ heading }) => heading)).map((name) => {
    const card = ofView.filter(({ heading }) => heading === name);
    return {
      name,
      popular: card.some(({ value }) => value === 'Popular'),
      prices: Object.fromEntries(
        card.flatMap(({ label, value }) => (/^\d+ episode/.test(label) ? [[label, value]] : [])),
      ),
      deliverables: card.flatMap(({ label, value }) =>
        marks[label] ? [`${marks[label]}: ${value}`] : [],
      ),
      turnaround: card.find(({ label }) => label === 'Turnaround')?.value ?? '',
    };
  });
}

/** The podcast bundles of each view, in its order. */
export const bundles = { brand: bundlesOf('Brand'), creator: bundlesOf('Creator') };

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
export const withTerms = (view: keyof typeof bundles, prices: Bundle['prices']) => {
  const term = { brand: ' per month, 6 months', creator: ' 6-month contract' }[view];
  return Object.fromEntries(
    Object.entries(prices).map(([label, price]) => [
      label.replace(' per month', term),
      amounts(price),
    ]),
  );
};

/** The `offer` parameter of each bundle's Enquire link, in the order of the cards. */
export const offers = ['level-3', 'level-2', 'level-1'] as const;

const marketing = statements.filter(({ section }) => section === 'Digital marketing packages');

/** The marketing tiers, in the order of the page, as are all values below. */
export const tiers = unique(marketing.map(({ column }) => column));

/** A row's values; `null` where the tier does not include it. */
const rowOf = (heading: string, row: string) =>
  marketing
    .filter((it) => it.heading === heading && it.label === row)
    .map(({ value }) => (value === '–' ? null : value));

/** What each marketing package costs a month. */
export const marketingPrices = {
  brand: rowOf('', 'Enterprise').map(String),
  creator: rowOf('', 'SME').map(String),
};

const items = marketing.filter(({ heading, column }) => heading && column);
const withoutNote = (label: string) => label.replace(/ \[\d+\]$/, '');

/** The marketing groups, their items, and the values of these. */
export const marketingGroups: Record<
  string,
  Record<string, (string | null)[]>
> = Object.fromEntries(
  unique(items.map(({ heading }) => heading)).map((group) => [
    group,
    Object.fromEntries(
      unique(items.filter(({ heading }) => heading === group).map(({ label }) => label)).map(
        (label) => [withoutNote(label), rowOf(group, label)],
      ),
    ),
  ]),
);

/** The footnotes, in the order of their numbers, and the items that refer to them. */
export const footnotes = marketing
  .filter(({ heading }) => heading === 'Notes')
  .map(({ label: number, value }) => ({
    text: value,
    items: unique(
      items.flatMap(({ label }) => (label.endsWith(` [${number}]`) ? [withoutNote(label)] : [])),
    ),
  }));

const term = (name: string) =>
  Number(statements.find(({ label }) => label === name)?.value.match(/\d+/)?.[0]);

/** The terms of every offer. */
export const terms = {
  contractMonths: term('Contract'),
  recordingMinutes: term('Recording'),
  slotHours: term('Slot'),
};
