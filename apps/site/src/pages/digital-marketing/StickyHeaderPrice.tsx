import type { TierKey } from '@agency/pricing-data';
import { ForEachPrice } from '../../offers/ForEachPrice.tsx';
import { priceText, totalOf } from '../../offers/prices.ts';
import { stickyHeaderPrice } from './DigitalMarketingPage.css.ts';

/** A tier's price in the table's sticky header: no text, which would be there twice without styles. */
export const StickyHeaderPrice = ({ tier }: { tier: TierKey }) => (
  <ForEachPrice tier={tier}>
    {(price) => <span data-text={priceText(totalOf(price))} className={stickyHeaderPrice} />}
  </ForEachPrice>
);
