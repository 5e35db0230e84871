import { pricesAsOf, type Quote } from '@agency/pricing-data';

/** The label of every Enquire link. */
export const enquireLabel = 'Enquire';

/** The text that replaces an amount that is agreed individually. */
export const quoteLabels: Record<Quote, string> = {
  Enquire: enquireLabel,
  'Custom quote': 'Custom quote',
};

/** The labels of every page's cards. */
export const cardLabels = { featured: 'Popular' };

/** Returns the accessible name of an offer's Enquire link. */
export const enquireAbout = (offer: string) => `${enquireLabel} about ${offer}`;

/** The words after a price. */
export const pricePeriod = 'per month';

/** Returns the words that follow a price's total for the contract: 'over 6 months'. */
export const overTerm = (months: number) => `over ${months} months`;

/** The note above a page's prices for each value of the setting `valueAddedTax`, except ''. */
export const taxNotes: Partial<Record<string, string>> = {
  included: 'Prices include value added tax (VAT).',
  both: 'Each price is shown without value added tax (VAT), with the tax, and in total.',
  'not registered': 'No value added tax (VAT) is charged: we are not registered for it.',
};

/** The note on tax in OG images, which show only totals. */
export const shortTaxNotes: Partial<Record<string, string>> = {
  included: 'Prices include VAT',
  both: 'Prices include VAT',
  'not registered': 'No VAT is charged',
};

/** The labels of a price's three amounts. */
export const taxLabels = {
  net: 'excl. VAT',
  tax: (percent: string) => `VAT, ${percent}%`,
  total: 'incl. VAT',
};

/** Returns the words that follow a reduced price or its total: 'offer until 31 January 2026'. */
export const promotedUntil = (day: string) => `offer until ${dateInWords(day)}`;

/** States when prices last changed: 'Prices as of 31 January 2026'. */
export const pricesAsOfWords = () => `Prices as of ${dateInWords(pricesAsOf)}`;

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * Returns an ISO 8601 day in words: '31 January 2026'. Does not use `Intl`, which takes about
 * 50 ms to format its first date on a cheap phone.
 */
export function dateInWords(day: string): string {
  const [year, month = 0, date] = day.split('-').map(Number);
  return `${date} ${months[month - 1]} ${year}`;
}
