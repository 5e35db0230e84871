import type { Price as PriceText } from '@agency/pricing-data';
import { Price } from '@agency/ui';
import type { ReactNode } from 'react';
import { siteConfig } from '../config/siteConfig.ts';
import { taxLabels } from '../content/valueAddedTax.ts';
import * as styles from './amounts.css.ts';
import { withTax } from './valueAddedTax.ts';

/** The content of a `Price`: its text, or price, tax and total, all equally prominent. */
export function amounts(price: PriceText): ReactNode {
  const taxed = withTax(price);
  if (!taxed) return price;
  const lines = [
    [taxLabels.net, price],
    [taxLabels.tax(siteConfig.valueAddedTaxPercent), taxed.tax],
    [taxLabels.total, taxed.total],
  ];
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
