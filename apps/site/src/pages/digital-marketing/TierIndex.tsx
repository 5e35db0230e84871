import { isQuote, marketingTiers } from '@agency/pricing-data';
import * as words from '../../content/digitalMarketing.ts';
import { pricePeriod } from '../../content/offers.ts';
import { ForEachPrice } from '../../offers/ForEachPrice.tsx';
import { priceText, totalOf } from '../../offers/prices.ts';
import * as styles from './DigitalMarketingPage.css.ts';

/** On phones: each tier's name and price, a link to its card. */
export const TierIndex = () => (
  <nav aria-label={words.tierIndexLabel} className={styles.index}>
    {marketingTiers.map(({ key, label, color }) => (
      <a key={key} href={`#${key}`}>
        <b className={styles.indexName[color]}>{label}</b>{' '}
        <ForEachPrice tier={key} as="span" className={styles.indexPrice}>
          {(price) =>
            isQuote(price) ? (
              priceText(totalOf(price))
            ) : (
              <>
                <span translate="no">{priceText(totalOf(price))}</span> <small>{pricePeriod}</small>
              </>
            )
          }
        </ForEachPrice>
      </a>
    ))}
  </nav>
);
