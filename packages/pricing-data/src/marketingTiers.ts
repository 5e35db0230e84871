/** The name of a tier's colour; the design system defines the colour's values. */
export type TierColor = 'tier1' | 'tier2' | 'tier3' | 'tier4' | 'tier5' | 'tier6';

/** A digital marketing package: one column of the comparison table. */
export interface MarketingTier<Key extends string = TierKey> {
  readonly key: Key;
  readonly label: string;
  readonly color: TierColor;
}

const data = [
  { key: 'platinum', label: 'Platinum', color: 'tier1' },
  { key: 'gold', label: 'Gold', color: 'tier2' },
  { key: 'silver', label: 'Silver', color: 'tier3' },
  { key: 'bronze', label: 'Bronze', color: 'tier4' },
] as const satisfies readonly MarketingTier<string>[];

export type TierKey = (typeof data)[number]['key'];

/** A value for each tier, from the lowest to the highest. */
export type PerTier<Value, Tiers extends readonly unknown[] = typeof data> = {
  readonly [Index in keyof Tiers]: Value;
};

/** The marketing tiers, highest first, in the order of the page's columns. */
export const marketingTiers: readonly MarketingTier[] = data;
