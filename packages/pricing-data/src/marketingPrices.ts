import { type MarketingTier, marketingTiers, type TierKey } from './marketingTiers.ts';
import { type ParsedPrice, type Price, parsePrice, type ReducedPrice } from './price.ts';
import { type Audience, audienceFor, type View } from './views.ts';

/** The monthly price of each marketing tier, for each audience; `null` for a tier it is not offered. */
export type MarketingPrices = Readonly<
  Record<Audience, Readonly<Record<TierKey, Price | ReducedPrice | null>>>
>;

export const marketingPrices: MarketingPrices = {
  enterprise: { bronze: 'R59,499', silver: 'R75,499', gold: 'R104,999', platinum: 'Enquire' },
  sme: { bronze: 'R29,999', silver: 'R39,999', gold: 'R64,999', platinum: 'Enquire' },
};

/** The marketing tiers that a view offers, highest first. */
export const tiersFor = (view: View): readonly MarketingTier[] =>
  marketingTiers.filter(({ key }) => marketingPrices[audienceFor[view]][key] !== null);

/** A marketing tier's monthly price in a view; `null` if the view does not offer it. */
export function marketingPrice(tier: TierKey, view: View): ParsedPrice | null {
  const price = marketingPrices[audienceFor[view]][tier];
  return price && parsePrice(price);
}
