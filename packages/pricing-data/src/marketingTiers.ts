/** The names of the colours a tier may have; the design system defines their values. */
export const tierColours = ['platinum', 'gold', 'silver', 'bronze'] as const;

/** A tier's colour. */
export type TierColour = (typeof tierColours)[number];

/** A digital marketing package: one column of the comparison table. */
export interface MarketingTier<Key extends string = TierKey> {
  readonly key: Key;
  readonly label: string;
  readonly colour: TierColour;
}

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
