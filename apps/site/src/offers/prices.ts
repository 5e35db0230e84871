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
 * Returns a price's value added tax and its total if `valueAddedTax` is 'both'; `undefined` for a
 * quote. Half a cent rounds up, so that the three amounts add up and match an invoice.
 */
export function withTax(price: ParsedPrice): Record<'tax' | 'total', MonthlyPrice> | undefined {
  if (siteConfig.valueAddedTax !== 'both' || isQuote(price)) return undefined;
  const hundredths = Math.round(Number(siteConfig.valueAddedTaxPercent) * 100);
  const cents = Math.round((price.amount * hundredths) / 100);
  const total = (price.amount * 100 + cents) / 100;
  return { tax: withAmount(price, cents / 100), total: withAmount(price, total) };
}

/** Returns a price's three amounts with labels if `valueAddedTax` is 'both', otherwise `[]`. */
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

/** Returns the amount to pay: the total if `valueAddedTax` is 'both', otherwise the price. */
export const totalOf = (price: ParsedPrice): ParsedPrice => withTax(price)?.total ?? price;

/**
 * Returns the amount to pay over a contract, formatted like the price; `undefined` for a quote.
 */
export function sumOverTerm(price: ParsedPrice, months: number): string | undefined {
  const total = totalOf(price);
  if (isQuote(total)) return undefined;
  const cents = Math.round(total.amount * 100) * months;
  return withAmount({ ...total, after: '' }, cents / 100).text;
}

/** Returns the sum over a contract in words: 'R53 994 over 6 months'; '' for a quote. */
export function sumInWords(price: ParsedPrice, months: number): string {
  const sum = sumOverTerm(price, months);
  return sum ? `${unwrapped(sum)} ${overTerm(months)}` : '';
}

/** Keeps an amount or a name on one line. */
export const unwrapped = (amount: string) => amount.replaceAll(' ', '\u00a0');

/** A price during or after its promotion. */
export interface PriceState {
  price: ParsedPrice;
  /** The usual amount, which the reduced price replaces, and the last day of the reduced price. */
  promotion?: { was: string; until: IsoDate };
  /** An attribute of the price's element, by which `styles.css.ts` hides the element. */
  attribute?: { 'data-until': IsoDate } | { 'data-after': IsoDate };
}

/**
 * Returns the reduced price, if there is one, and then the regular price. Pages contain both prices:
 * the inline script determines which days are over. Without scripts, the promotion is hidden.
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
