import { type IsoDate, isQuote, type MonthlyPrice, type ParsedPrice } from '@agency/pricing-data';
import type { ReactElement } from 'react';

/** What a reduced price replaces, and its last day. */
export interface Promotion {
  was: MonthlyPrice;
  until: IsoDate;
}

interface PriceState {
  price: ParsedPrice;
  promotion?: Promotion;
  /** By which `styles.css.ts` hides what has it. */
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

/** The element of a price; until its promotion ends, that of the reduced one. */
export function withPromotion(
  price: ParsedPrice,
  show: (price: ParsedPrice, promotion?: Promotion) => ReactElement,
): ReactElement {
  const [first, after] = priceStates(price);
  if (!first || !after) return show(price);
  return (
    <span>
      <span {...first.attribute}>{show(first.price, first.promotion)}</span>
      <span {...after.attribute}>{show(price)}</span>
    </span>
  );
}
