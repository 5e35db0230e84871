import { type ItemValue, type MarketingItem, marketingGroups } from './marketingGroups.ts';
import { marketingTiers, type TierKey } from './marketingTiers.ts';
import { tiersFor } from './tiersFor.ts';
import type { View } from './views.ts';

const items = marketingGroups.flatMap((group) => group.items);

/** What a tier adds to the next lower one that a view offers, and has more of. */
export interface TierStep {
  /** The next lower tier; undefined for the lowest. */
  readonly below?: TierKey | undefined;
  /** Items that only the higher tier includes. */
  readonly added: readonly MarketingItem[];
  /** Counted items that the higher tier has more of, the steepest rise first. */
  readonly raised: readonly MarketingItem[];
}

export function tierStep(tier: TierKey, view: View): TierStep {
  const tiers = tiersFor(view);
  const below = tiers[tiers.findIndex(({ key }) => key === tier) + 1]?.key;
  const added = items.filter(
    ({ values }) => values[tier] !== null && (!below || values[below] === null),
  );
  if (!below) return { below, added, raised: [] };
  const rise = ({ values }: MarketingItem) =>
    (countOf(values[tier]) ?? 0) / (countOf(values[below]) ?? Number.POSITIVE_INFINITY);
  const raised = items.filter((item) => rise(item) > 1).sort((a, b) => rise(b) - rise(a));
  return { below, added, raised };
}

/** The number of a plain count, such as '16'; undefined for rand, hours and words. */
export const countOf = (value: ItemValue | null): number | undefined =>
  value && typeof value === 'object' && value.text === String(value.amount)
    ? value.amount
    : undefined;

/** How many of a group's items a tier includes. */
export const includedItems = (group: { items: readonly MarketingItem[] }, tier: TierKey): number =>
  group.items.filter(({ values }) => values[tier] !== null).length;

/** Each tier's average share of a group's items, from 0 to 1. A step counts as a fraction of all steps. */
export const groupShares = (group: {
  items: readonly MarketingItem[];
}): Readonly<Record<TierKey, number>> => {
  const shares = group.items.map(itemShares);
  return byTier(
    (tier) => shares.reduce((sum, share) => sum + asNumber(share[tier]), 0) / shares.length,
  );
};

const ascending = marketingTiers.map(({ key }) => key).reverse();

const byTier = <Value>(read: (tier: TierKey) => Value) =>
  Object.fromEntries(ascending.map((tier) => [tier, read(tier)])) as Record<TierKey, Value>;

const textOf = (value: ItemValue | null): string | null =>
  typeof value === 'string' ? value : (value?.text ?? null);

/** What each tier offers of an item, in words; `null` for not included. */
export const itemTexts = ({ values }: MarketingItem): Readonly<Record<TierKey, string | null>> =>
  byTier((tier) => textOf(values[tier]));

/** A step on a scale of words: the second of four. */
export interface ScaleStep {
  readonly step: number;
  readonly of: number;
}

/** How much a tier offers of an item: a fraction of the highest amount, above 0 and up to 1, or a step. */
export type ItemShare = number | ScaleStep;

const asNumber = (share: ItemShare | undefined = 0): number =>
  typeof share === 'number' ? share : share.step / share.of;

/**
 * How much of an item each tier offers, by amount or, for plain texts, in steps; `undefined` if it
 * does not include the item.
 *
 * @example
 * itemShares(updates) // { bronze: 0.125, silver: 0.25, gold: 0.5, platinum: 1 }
 * itemShares(seo).silver // { step: 2, of: 4 }
 */
export function itemShares({
  values,
  scale,
}: Pick<MarketingItem, 'values' | 'scale'>): Readonly<Record<TierKey, ItemShare | undefined>> {
  const offered = ascending.map((tier) => values[tier]).filter((value) => value !== null);
  const amounts = offered.flatMap((value) => (typeof value === 'string' ? [] : value.amount));
  const texts = [...new Set(offered)];
  return byTier((tier) => {
    const value = values[tier];
    if (value === null) return undefined;
    if (scale === 'yes or no') return { step: 1, of: 1 };
    if (typeof value === 'string') return { step: texts.indexOf(value) + 1, of: texts.length };
    return scale === 'fewer'
      ? Math.min(...amounts) / value.amount
      : value.amount / Math.max(...amounts);
  });
}
