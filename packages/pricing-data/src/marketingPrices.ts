import { type MarketingTier, marketingTiers, type TierKey } from './marketingTiers.ts';
import { type ParsedPrice, type Price, parsePrice, type ReducedPrice } from './price.ts';
import { type Audience, audienceFor, type View } from './views.ts';

/** Each audience's monthly price for each tier; `null` if the audience is not offered the tier. */
export type MarketingPrices = Readonly<
  Record<Audience, Readonly<Record<TierKey, Price | ReducedPrice | null>>>
>;

export const marketingPrices: MarketingPrices = {
  enterprise: { bronze: 'R59,499', silver: 'R75,499', gold: 'R104,999', platinum: 'Enquire' },
  sme: { bronze: 'R29,999', silver: 'R39,999', gold: 'R64,999', platinum: 'Enquire' },
};

/** Returns the marketing tiers that a view offers, highest first. */
export const tiersFor = (view: View): readonly MarketingTier[] =>
  marketingTiers.filter(({ key }) => marketingPrices[audienceFor[view]][key] !== null);

/** Returns a marketing tier's monthly price in a view, or `null` if the view does not offer it. */
export function marketingPrice(tier: TierKey, view: View): ParsedPrice | null {
  const price = marketingPrices[audienceFor[view]][tier];
  return price && parsePrice(price);
}
