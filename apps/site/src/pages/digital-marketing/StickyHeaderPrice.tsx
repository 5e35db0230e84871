import type { TierKey } from '@agency/pricing-data';
import { priceText, totalOf } from '../../offers/prices.ts';
import { ForEachPrice } from './ForEachPrice.tsx';

/** A tier's price in the table's sticky header: no text, which would be there twice without styles. */
export const StickyHeaderPrice = ({ tier }: { tier: TierKey }) => (
  <ForEachPrice tier={tier}>
    {({ price, attribute }) => (
      <span {...attribute} aria-hidden="true" data-text={priceText(totalOf(price))} />
    )}
  </ForEachPrice>
);
