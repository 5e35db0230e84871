import type { ParsedPrice } from '@agency/pricing-data';
import { Price } from '@agency/ui';
import * as styles from './TaxedPrice.css.ts';
import { labelledAmounts } from './taxedAmounts.ts';

export const TaxedPrice = ({ price }: { price: ParsedPrice }) => (
  <span className={styles.amounts}>
    {labelledAmounts(price).map(([label, amount]) => (
      <span key={label} className={styles.amount}>
        <small className={styles.label}>{label}</small> <Price>{amount}</Price>{' '}
      </span>
    ))}
  </span>
);
