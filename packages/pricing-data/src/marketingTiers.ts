import type { MarketingTier } from './types.ts';

const data = [
  { key: 'platinum', label: 'Platinum', colour: 'platinum' },
  { key: 'gold', label: 'Gold', colour: 'gold' },
  { key: 'silver', label: 'Silver', colour: 'silver' },
  { key: 'bronze', label: 'Bronze', colour: 'bronze' },
] as const satisfies readonly MarketingTier<string>[];

/** The key of a marketing tier. */
export type TierKey = (typeof data)[number]['key'];

/** The marketing tiers, highest first: the order of the page's columns. */
export const marketingTiers: readonly MarketingTier[] = data;
