import { marketingPrices } from './marketingPrices.ts';
import { type MarketingTier, marketingTiers, type TierKey } from './marketingTiers.ts';
import { type ParsedPrice, parsePrice } from './price.ts';
import { audienceFor, type View } from './views.ts';

/** The marketing tiers that a view offers, highest first. */
export const tiersFor = (view: View): readonly MarketingTier[] =>
  marketingTiers.filter(({ key }) => marketingPrices[audienceFor[view]][key] !== null);

/** A marketing tier's monthly price in a view; `null` if the view does not offer it. */
export function marketingPrice(tier: TierKey, view: View): ParsedPrice | null {
  const price = marketingPrices[audienceFor[view]][tier];
  return price && parsePrice(price);
}
