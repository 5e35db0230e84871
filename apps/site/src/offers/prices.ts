import {
  type IsoDate,
  isQuote,
  type MonthlyPrice,
  type ParsedPrice,
  withAmount,
} from '@agency/pricing-data';
import { overTerm, quoteLabels } from '../content/offers.ts';
import { totalOf } from './taxedAmounts.ts';

export const shownPrice = (price: ParsedPrice): MonthlyPrice | string =>
  isQuote(price) ? quoteLabels[price] : price;

export const priceText = (price: ParsedPrice): string =>
  isQuote(price) ? quoteLabels[price] : price.text;

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
  /** An attribute of the price's element, by which `promotions.css.ts` hides the element. */
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
