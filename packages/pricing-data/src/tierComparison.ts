import { type ItemValue, type MarketingItem, marketingGroups } from './marketingGroups.ts';
import { marketingTiers, type TierKey } from './marketingTiers.ts';

const items = marketingGroups.flatMap((group) => group.items);

/** The difference between a tier and the next lower one. */
export interface TierStep {
  /** The next lower tier; undefined for the lowest. */
  readonly below?: TierKey;
  /** Items that only the higher tier includes. */
  readonly added: readonly MarketingItem[];
  /** Items that both tiers include, with different values. */
  readonly changed: readonly MarketingItem[];
}

/** Compares a tier with the next lower one. */
export function tierStep(tier: TierKey): TierStep {
  const below = marketingTiers[marketingTiers.findIndex(({ key }) => key === tier) + 1]?.key;
  if (!below) return { added: [], changed: [] };
  const offered = items.filter(({ values }) => values[tier] !== null);
  return {
    below,
    added: offered.filter(({ values }) => values[below] === null),
    changed: offered.filter(
      ({ values }) => values[below] !== null && textOf(values[below]) !== textOf(values[tier]),
    ),
  };
}

/** How many of a group's items a tier includes. */
export const includedItems = (group: { items: readonly MarketingItem[] }, tier: TierKey): number =>
  group.items.filter(({ values }) => values[tier] !== null).length;

/** Each tier's average share of a group's items, from 0 to 1. */
export const groupShares = (group: {
  items: readonly MarketingItem[];
}): Readonly<Record<TierKey, number>> => {
  const shares = group.items.map(itemShares);
  return byTier((tier) => shares.reduce((sum, share) => sum + share[tier], 0) / shares.length);
};

const ascending = marketingTiers.map(({ key }) => key).reverse();

const byTier = <Value>(read: (tier: TierKey) => Value) =>
  Object.fromEntries(ascending.map((tier) => [tier, read(tier)])) as Record<TierKey, Value>;

const textOf = (value: ItemValue | null): string | null =>
  typeof value === 'string' ? value : (value?.text ?? null);

/** What each tier offers of an item, in words; `null` for not included. */
export const itemTexts = ({ values }: MarketingItem): Readonly<Record<TierKey, string | null>> =>
  byTier((tier) => textOf(values[tier]));

/**
 * How much of an item each tier offers, from 0 (not included) to 1 (the most), by amount or, for
 * plain texts, by steps.
 *
 * @example
 * itemShares(updates) // { bronze: 0.125, silver: 0.25, gold: 0.5, platinum: 1 }
 */
export function itemShares({ values }: MarketingItem): Readonly<Record<TierKey, number>> {
  const steps = [...new Set(ascending.map((tier) => values[tier]))].filter((it) => it !== null);
  const sizes = byTier((tier) => {
    const value = values[tier];
    if (value === null) return 0;
    return typeof value === 'string' ? steps.indexOf(value) + 1 : value.amount;
  });
  const largest = Math.max(...Object.values(sizes));
  return byTier((tier) => sizes[tier] / largest);
}
