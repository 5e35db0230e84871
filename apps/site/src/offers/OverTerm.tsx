import type { ParsedPrice } from '@agency/pricing-data';
import { overTerm } from '../content/offers.ts';
import * as styles from './PriceAmounts.css.ts';
import { sumOverTerm } from './prices.ts';

interface OverTermProps {
  price: ParsedPrice;
  /** The term of the contract. */
  months: number;
}

/** A price's sum over the contract: 'R53 994 over 6 months'; nothing for a quote. */
export function OverTerm({ price, months }: OverTermProps) {
  const sum = sumOverTerm(price, months);
  return (
    sum && (
      <>
        <span translate="no" className={styles.unwrapped}>
          {sum}
        </span>
        {` ${overTerm(months)}`}
      </>
    )
  );
}
