import { isQuote, marketingTiers } from '@agency/pricing-data';
import { VisuallyHidden } from '@agency/ui';
import * as words from '../../content/digitalMarketing.ts';
import { priceText } from '../../offers/prices.ts';
import { totalOf } from '../../offers/taxedAmounts.ts';
import { PerPriceState } from './PerPriceState.tsx';
import { PricePeriod } from './PricePeriod.tsx';
import * as styles from './TierLinks.css.ts';

export const TierLinks = () => (
  <nav aria-label={words.tierLinksLabel} className={styles.links}>
    {marketingTiers.map(({ key, label }) => (
      <a key={key} href={`#${key}`}>
        <b>{label}</b>{' '}
        <PerPriceState tier={key}>
          {({ price, attribute }) => (
            <span
              translate={isQuote(price) ? undefined : 'no'}
              className={styles.price}
              {...attribute}
            >
              {isQuote(price) ? words.onEnquiry : priceText(totalOf(price))}
            </span>
          )}
        </PerPriceState>{' '}
        <VisuallyHidden>
          <PricePeriod tier={key} />
        </VisuallyHidden>
      </a>
    ))}
  </nav>
);
