import { type IsoDate, isQuote, type MonthlyPrice, type ParsedPrice } from '@agency/pricing-data';

/** A price as it is before or after the last day of its promotion. */
export interface PriceState {
  price: ParsedPrice;
  /** What a reduced price replaces, and its last day. */
  promotion?: { was: MonthlyPrice; until: IsoDate };
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
  return [
    { price: now, promotion: { was: price, until }, attribute: { 'data-until': until } },
    { price, attribute: { 'data-after': until } },
  ];
}
