import {
  audienceFor,
  marketingPrices,
  type Price,
  type TierKey,
  type View,
} from '@agency/pricing-data';

/** A marketing tier's monthly price in a view; `null` if the view does not offer it. */
export const priceIn = (view: View, tier: TierKey): Price | null =>
  marketingPrices[audienceFor[view]][tier];
