import { type IsoDate, isQuote, type MonthlyPrice, type ParsedPrice } from '@agency/pricing-data';
import type { ReactNode } from 'react';

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

/** Shows a price and, until it ends, its promotion. */
export function withPromotion(
  price: ParsedPrice,
  show: (price: ParsedPrice, promotion?: Promotion) => ReactNode,
): ReactNode {
  const [first, after] = priceStates(price);
  const content = show(price);
  if (!content || !first || !after) return content;
  return (
    <>
      <span {...first.attribute}>{show(first.price, first.promotion)}</span>
      <span {...after.attribute}>{content}</span>
    </>
  );
}
