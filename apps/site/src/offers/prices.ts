import {
  type IsoDate,
  isQuote,
  type MonthlyPrice,
  type ParsedPrice,
  withAmount,
} from '@agency/pricing-data';
import { overTerm, quoteLabels, taxLabels } from '../content/offers.ts';
import { siteConfig } from '../siteConfig.ts';

/**
 * A price's value added tax and its total if the configuration says 'both'; `undefined` for a quote. Half a cent
 * rounds up, so that the three amounts add up and match an invoice.
 */
export function withTax(price: ParsedPrice): Record<'tax' | 'total', MonthlyPrice> | undefined {
  if (siteConfig.valueAddedTax !== 'both' || isQuote(price)) return undefined;
  const hundredths = Math.round(Number(siteConfig.valueAddedTaxPercent) * 100);
  const cents = Math.round((price.amount * hundredths) / 100);
  const total = (price.amount * 100 + cents) / 100;
  return { tax: withAmount(price, cents / 100), total: withAmount(price, total) };
}

/** A price's three amounts with their labels if the configuration says 'both', otherwise none. */
export function labelledAmounts(
  price: ParsedPrice,
): readonly (readonly [label: string, amount: MonthlyPrice])[] {
  const taxed = withTax(price);
  if (!taxed || isQuote(price)) return [];
  return [
    [taxLabels.net, price],
    [taxLabels.tax(siteConfig.valueAddedTaxPercent), taxed.tax],
    [taxLabels.total, taxed.total],
  ];
}

/** Returns the content of a `Price`: its parts, or the words for a quote. */
export const shownPrice = (price: ParsedPrice): MonthlyPrice | string =>
  isQuote(price) ? quoteLabels[price] : price;

/** Returns a price as the business writes it, or the words for a quote. */
export const priceText = (price: ParsedPrice): string =>
  isQuote(price) ? quoteLabels[price] : price.text;

/** The amount to be paid: the total if the configuration says 'both', otherwise the price. */
export const totalOf = (price: ParsedPrice): ParsedPrice => withTax(price)?.total ?? price;

/**
 * The amount to be paid over a contract, in the form of the price without 'pm'; `undefined` for a
 * quote.
 */
export function sumOverTerm(price: ParsedPrice, months: number): string | undefined {
  const total = totalOf(price);
  if (isQuote(total)) return undefined;
  const cents = Math.round(total.amount * 100) * months;
  return withAmount({ ...total, after: '' }, cents / 100).text;
}

/** The sum over a contract in words, with its amount on one line: 'R53 994 over 6 months'; '' for a quote. */
export function sumInWords(price: ParsedPrice, months: number): string {
  const sum = sumOverTerm(price, months);
  return sum ? `${unwrapped(sum)} ${overTerm(months)}` : '';
}

/** Keeps an amount on one line. */
export const unwrapped = (amount: string) => amount.replaceAll(' ', '\u00a0');

/** A price as it is before or after the last day of its promotion. */
export interface PriceState {
  price: ParsedPrice;
  /** The previous amount to be paid, which a reduced price replaces, and the last day of that. */
  promotion?: { was: string; until: IsoDate };
  /** For the element that shows the price: by it `styles.css.ts` hides the element. */
  attribute?: { 'data-until': IsoDate } | { 'data-after': IsoDate };
}

/**
 * A price, and before it the one that replaces it up to a day. Pages contain both: the inline script finds which
 * days are over. Without scripts the promotion is hidden.
 */
export function priceStates(price: ParsedPrice): PriceState[] {
  if (isQuote(price) || !price.reduced) return [{ price }];
  const { price: now, until } = price.reduced;
  const was = priceText(totalOf(price));
  return [
    { price: now, promotion: { was, until }, attribute: { 'data-until': until } },
    { price, attribute: { 'data-after': until } },
  ];
}
