import type { MarketingTier } from '@agency/pricing-data';
import { Price } from '@agency/ui';
import { shownPrice, totalOf, withTax } from '../../offers/prices.ts';
import { priceTransition } from '../../offers/priceTransition.css.ts';
import { ForEachPrice } from './ForEachPrice.tsx';
import { PricePeriod } from './PricePeriod.tsx';
import * as styles from './TierPrice.css.ts';

/** A tier's monthly price in each view. */
export const TierPrice = ({ tier: { key } }: { tier: MarketingTier }) => (
  <>
    <ForEachPrice tier={key}>
      {({ price, promotion, attribute }) => (
        <Price
          {...attribute}
          // Fits one amount; all are below it.
          className={withTax(price) ? styles.total : priceTransition}
          was={promotion?.was}
        >
          {shownPrice(totalOf(price))}
        </Price>
      )}
    </ForEachPrice>{' '}
    <PricePeriod tier={key} className={styles.period} />
  </>
);
