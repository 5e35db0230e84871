import { marketingPrices } from './marketingPrices.ts';
import { type MarketingTier, marketingTiers } from './marketingTiers.ts';
import { audienceFor, type View } from './views.ts';

/** The marketing tiers that a view offers, highest first. */
export const tiersFor = (view: View): readonly MarketingTier[] =>
  marketingTiers.filter(({ key }) => marketingPrices[audienceFor[view]][key] !== null);
