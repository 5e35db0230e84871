import {
  countOf,
  type MarketingItem,
  marketingGroups,
  type TierKey,
  tierStep,
  type View,
} from '@agency/pricing-data';
import { itemInList, startsWith } from '../../content/digitalMarketing.ts';

/**
 * What a tier adds to the next lower one: all items that only it includes, then the steepest rises, up
 * to six in all, or three if there are only rises. For the lowest tier, three counted items. Rises and
 * counted items are of different groups.
 */
export function additions(tier: TierKey, view: View): readonly string[] {
  const { below, added, raised } = tierStep(tier, view);
  const names = below ? added : [];
  const several = added.filter(({ values }) => (countOf(values[tier]) ?? 0) > 1);
  const counted = ofDifferentGroups(below ? raised : several);
  const things = [
    ...names.map(({ label }) => itemInList(label)),
    ...counted
      .slice(0, names.length > 0 ? Math.max(0, 6 - names.length) : 3)
      .map(({ label, values }) => itemInList(label, countOf(values[tier]))),
  ];
  const [first = '', ...others] = things;
  return [below ? first.charAt(0).toUpperCase() + first.slice(1) : startsWith(first), ...others];
}

const groupOf = (item: MarketingItem) => marketingGroups.find(({ items }) => items.includes(item));

/** The first item of each group. */
const ofDifferentGroups = (items: readonly MarketingItem[]) =>
  items.filter((item, at) => items.findIndex((other) => groupOf(other) === groupOf(item)) === at);
