import { isQuote, type MarketingTier } from '@agency/pricing-data';
import { Link, Price } from '@agency/ui';
import { enquireAbout, enquireLabel } from '../../content/offers.ts';
import { enquireHref } from '../../offers/enquire.ts';
import { shownPrice } from '../../offers/prices.ts';
import { priceTransition } from '../../offers/priceTransition.css.ts';
import { totalOf, withTax } from '../../offers/taxedAmounts.ts';
import { PerPriceState } from './PerPriceState.tsx';
import { PricePeriod } from './PricePeriod.tsx';
import * as styles from './TierPrice.css.ts';

export const TierPrice = ({ tier }: { tier: MarketingTier }) => (
  <>
    <PerPriceState tier={tier.key}>
      {({ price, promotion, attribute }, view) =>
        isQuote(price) ? (
          <Link
            href={enquireHref({ page: 'digitalMarketing', offer: tier.key, view })}
            aria-label={enquireAbout(tier.label)}
            className={styles.quote}
          >
            {enquireLabel}
          </Link>
        ) : (
          <Price
            {...attribute}
            // Only the total fits here; `SumAndActions` shows the price and the tax below.
            className={withTax(price) ? styles.total : priceTransition}
            was={promotion?.was}
          >
            {shownPrice(totalOf(price))}
          </Price>
        )
      }
    </PerPriceState>{' '}
    <PricePeriod tier={tier.key} className={styles.period} />
  </>
);
