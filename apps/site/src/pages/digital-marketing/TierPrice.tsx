import { isQuote, type MarketingTier, marketingPrice } from '@agency/pricing-data';
import { Link, Price } from '@agency/ui';
import { enquireAbout, enquireLabel } from '../../content/offers.ts';
import { enquireHref } from '../../offers/enquire.ts';
import { shownPrice } from '../../offers/prices.ts';
import { priceTransition } from '../../offers/priceTransition.css.ts';
import { totalOf, withTax } from '../../offers/valueAddedTax.ts';
import { PerView } from '../../views/PerView.tsx';
import { PerPriceState } from './PerPriceState.tsx';
import { PricePeriod } from './PricePeriod.tsx';
import * as styles from './TierPrice.css.ts';

export const TierPrice = ({ tier }: { tier: MarketingTier }) => (
  <>
    <PerPriceState tier={tier.key}>
      {({ price, promotion, attribute }) =>
        isQuote(price) ? (
          <Quote tier={tier} />
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

const Quote = ({ tier: { key, label } }: { tier: MarketingTier }) => (
  <PerView
    render={(view) =>
      isQuote(marketingPrice(key, view) ?? '') && (
        <Link
          href={enquireHref({ page: 'digitalMarketing', offer: key, view })}
          aria-label={enquireAbout(label)}
          className={styles.quote}
        >
          {enquireLabel}
        </Link>
      )
    }
  />
);
