import { footnotes } from './footnotes.ts';
import { type MarketingItem, marketingGroups } from './marketingGroups.ts';
import { marketingTiers, type TierKey } from './marketingTiers.ts';

const items = marketingGroups.flatMap((group) => group.items);

/** What a tier offers that the next lower one does not. */
export interface TierStep {
  /** The next lower tier; none below the lowest. */
  readonly below?: TierKey;
  /** Items that only the higher of the two includes. */
  readonly added: readonly MarketingItem[];
  /** Items that both include, the higher one differently. */
  readonly changed: readonly MarketingItem[];
}

/** How a tier differs from the next lower one. */
export function tierStep(tier: TierKey): TierStep {
  const below = marketingTiers[marketingTiers.findIndex(({ key }) => key === tier) + 1]?.key;
  if (!below) return { added: [], changed: [] };
  const offered = items.filter(({ values }) => values[tier] !== null);
  return {
    below,
    added: offered.filter(({ values }) => values[below] === null),
    changed: offered.filter(
      ({ values }) => values[below] !== null && values[below] !== values[tier],
    ),
  };
}

/** How many of a group's items a tier includes. */
export const includedItems = (group: { items: readonly MarketingItem[] }, tier: TierKey): number =>
  group.items.filter(({ values }) => values[tier] !== null).length;

const amount = /^R?(?<figure>\d[\d,]*)(?:(?<hours> hours)| budget)?$/;

/**
 * How much of an item each tier offers, from 0 (not included) to 1 (the most): a count or a budget
 * by the largest, a time by the shortest. Words stand for as many steps as there are different ones.
 *
 * @example
 * itemShares(updates) // { bronze: 0.125, silver: 0.25, gold: 0.5, platinum: 1 }
 */
export function itemShares({ values, noteId }: MarketingItem): Readonly<Record<TierKey, number>> {
  const ascending = marketingTiers.map(({ key }) => key).reverse();
  const offered = ascending.flatMap((tier) => values[tier] ?? []);
  const figures = offered.map((value) => {
    if (value === 'All' && noteId) return listLength(noteId);
    const { figure = '', hours } = amount.exec(value)?.groups ?? {};
    const number = Number(figure.replaceAll(',', ''));
    return hours ? 1 / number : number;
  });
  const counted = figures.every((figure) => figure > 0);
  const steps = [...new Set(offered)];
  const sizes = counted ? figures : offered.map((value) => steps.indexOf(value) + 1);
  const largest = Math.max(...sizes);
  const shareOf = (tier: TierKey): number => {
    const index = offered.indexOf(values[tier] ?? '');
    return (sizes[index] ?? 0) / largest;
  };
  return Object.fromEntries(ascending.map((tier) => [tier, shareOf(tier)])) as Record<
    TierKey,
    number
  >;
}

/** How many things a footnote lists: 'Platforms: Facebook, Instagram.' lists two. */
const listLength = (noteId: string): number =>
  footnotes.find(({ id }) => id === noteId)?.text.split(',').length ?? 0;
