import type { Price as PriceText } from '@agency/pricing-data';
import { Price } from '@agency/ui';
import type { ReactNode } from 'react';
import * as styles from './PriceAmounts.css.ts';
import { labelledAmounts, priceText } from './prices.ts';

/** The content of a `Price`: its text, or equally prominent price, tax and total. */
export function amounts(price: PriceText): ReactNode {
  const lines = labelledAmounts(price);
  if (lines.length === 0) return priceText(price);
  return (
    <span className={styles.amounts}>
      {lines.map(([label, amount]) => (
        <span key={label} className={styles.amount}>
          <small className={styles.label}>{label}</small> <Price>{amount}</Price>{' '}
        </span>
      ))}
    </span>
  );
}
