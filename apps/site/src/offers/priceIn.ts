import {
  audienceFor,
  marketingPrices,
  type Price,
  type TierKey,
  type View,
} from '@agency/pricing-data';

/** A marketing tier's monthly price in a view. */
export const priceIn = (view: View, tier: TierKey): Price =>
  marketingPrices[audienceFor[view]][tier];
