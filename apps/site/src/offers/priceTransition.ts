import { audienceFor, marketingPrices, type TierKey, views } from '@agency/pricing-data';
import { priceTransition } from './priceTransition.css.ts';

/** The class of a tier's price if it differs between the views. */
export const priceTransitionOf = (tier: TierKey): string =>
  new Set(views.map((view) => marketingPrices[audienceFor[view]][tier])).size > 1
    ? priceTransition
    : '';
