import {
  type IsoDate,
  isQuote,
  type MonthlyPrice,
  type ParsedPrice,
  withAmount,
} from '@agency/pricing-data';
import { overTerm, quoteLabels, taxLabels } from '../content/offers.ts';
import { siteConfig } from '../siteConfig.ts';

/** Rounds the tax to the cent, half a cent up, as invoices do. */
export function withTax(price: ParsedPrice): Record<'tax' | 'total', MonthlyPrice> | undefined {
  if (siteConfig.valueAddedTax !== 'both' || isQuote(price)) return undefined;
  const hundredths = Math.round(Number(siteConfig.valueAddedTaxPercent) * 100);
  const cents = Math.round((price.amount * hundredths) / 100);
  const total = (price.amount * 100 + cents) / 100;
  return { tax: withAmount(price, cents / 100), total: withAmount(price, total) };
}

/** Returns a price, its tax and its total, or `[]` if `withTax` adds no tax. */
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

export const shownPrice = (price: ParsedPrice): MonthlyPrice | string =>
  isQuote(price) ? quoteLabels[price] : price;

export const priceText = (price: ParsedPrice): string =>
  isQuote(price) ? quoteLabels[price] : price.text;

export const totalOf = (price: ParsedPrice): ParsedPrice => withTax(price)?.total ?? price;

export function sumOverTerm(price: ParsedPrice, months: number): string | undefined {
  const total = totalOf(price);
  if (isQuote(total)) return undefined;
  const cents = Math.round(total.amount * 100) * months;
  return withAmount({ ...total, after: '' }, cents / 100).text;
}

/** Returns a sum such as 'R53 994 over 6 months'; '' for a quote. */
export function sumInWords(price: ParsedPrice, months: number): string {
  const sum = sumOverTerm(price, months);
  return sum ? `${unwrapped(sum)} ${overTerm(months)}` : '';
}

export const unwrapped = (amount: string) => amount.replaceAll(' ', '\u00a0');

export interface PriceState {
  price: ParsedPrice;
  promotion?: { was: string; until: IsoDate };
  /** An attribute of the price's element, by which `styles.css.ts` hides the element. */
  attribute?: { 'data-until': IsoDate } | { 'data-after': IsoDate };
}

/** Returns any reduced price, then the regular price. Pages contain both, and CSS hides one. */
export function priceStates(price: ParsedPrice): PriceState[] {
  if (isQuote(price) || !price.reduced) return [{ price }];
  const { price: now, until } = price.reduced;
  const was = priceText(totalOf(price));
  return [
    { price: now, promotion: { was, until }, attribute: { 'data-until': until } },
    { price, attribute: { 'data-after': until } },
  ];
}
