import { contractMonths, type MarketingTier } from '@agency/pricing-data';
import { quoted } from '../../content/digitalMarketing.ts';
import { promotedUntil } from '../../content/offers.ts';
import { PriceAmounts } from '../../offers/PriceAmounts.tsx';
import { sumInWords } from '../../offers/prices.ts';
import { withTax } from '../../offers/valueAddedTax.ts';
import { ForEachPrice } from './ForEachPrice.tsx';
import * as styles from './TierPrice.css.ts';

export const TierSum = ({ tier: { key } }: { tier: MarketingTier }) => (
  <ForEachPrice tier={key}>
    {({ price, promotion, attribute }) => (
      <span {...attribute} className={styles.sum}>
        {withTax(price) && <PriceAmounts price={price} />}
        {sumInWords(price, contractMonths.marketing) || quoted}
        {promotion && `, ${promotedUntil(promotion.until)}`}
      </span>
    )}
  </ForEachPrice>
);
