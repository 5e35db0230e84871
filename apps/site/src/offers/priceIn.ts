import {
  audienceFor,
  marketingPrices,
  marketingTiers,
  type Price,
  type TierKey,
  tiersFor,
  type View,
  views,
} from '@agency/pricing-data';

/** A marketing tier's monthly price in a view; `null` if the view does not offer it. */
export const priceIn = (view: View, tier: TierKey): Price | null =>
  marketingPrices[audienceFor[view]][tier];

/** Whether every view offers every tier. */
export const sameTiers = views.every((view) => tiersFor(view).length === marketingTiers.length);
