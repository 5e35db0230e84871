import type { TierKey } from './marketingTiers.ts';
import type { Price, ReducedPrice } from './price.ts';
import type { Audience } from './views.ts';

/** The monthly price of each marketing tier, for each audience; `null` for a tier it is not offered. */
export type MarketingPrices = Readonly<
  Record<Audience, Readonly<Record<TierKey, Price | ReducedPrice | null>>>
>;

export const marketingPrices: MarketingPrices = {
  enterprise: { bronze: 'R59,499', silver: 'R75,499', gold: 'R104,999', platinum: 'Enquire' },
  sme: { bronze: 'R29,999', silver: 'R39,999', gold: 'R64,999', platinum: 'Enquire' },
};
