import { expect, test, vi } from 'vitest';
import {
  groupShares,
  type ItemValue,
  includedItems,
  itemShares,
  itemTexts,
  marketingGroups,
  marketingTiers,
  type TierKey,
  type View,
} from './index.ts';

const lowestFirst = marketingTiers.map(({ key }) => key).reverse();

/** Values by tier: of the three lowest tiers, the third also of all higher ones. */
const perTier = <Value>(values: readonly [Value, Value, Value]) =>
  Object.fromEntries(lowestFirst.map((key, index) => [key, values[Math.min(index, 2)]])) as Record<
    TierKey,
    Value
  >;

const item = (...values: [ItemValue | null, ItemValue | null, ItemValue | null]) => ({
  id: 'updates' as const,
  label: 'Updates',
  values: perTier(values),
});

const fewer = (of: ReturnType<typeof item>) => ({ ...of, scale: 'fewer' as const });
const yesOrNo = (of: ReturnType<typeof item>) => ({ ...of, scale: 'yes or no' as const });

const some = (amount: number): ItemValue => ({ text: `${amount} or so`, amount });

test('a tier includes the items of a group that have a value', () => {
  const group = { items: [item(null, 'Yes', 'Full'), item(null, null, 'Yes')] };
  expect(lowestFirst.map((tier) => includedItems(group, tier))).toEqual([0, 1, 2, 2]);
});

test('a value has the same text with and without an amount; null stays null', () => {
  expect(itemTexts(item(null, some(5), '24/7'))).toEqual(perTier([null, '5 or so', '24/7']));
});

const step = (number: number, of: number) => ({ step: number, of });

test.each([
  ['amounts, whatever their text', item(some(2), some(5), some(10)), [0.2, 0.5, 1]],
  ['amounts, one tier without', item(null, some(0.5), some(2)), [undefined, 0.25, 1]],
  ['a scale where fewer is more', fewer(item(some(48), some(12), some(6))), [0.125, 0.5, 1]],
  ['words', item('Basic', 'Standard', 'Advanced'), [step(1, 3), step(2, 3), step(3, 3)]],
  ['texts with figures', item(null, '9', '24/7'), [undefined, step(1, 2), step(2, 2)]],
  ['two equal tiers', item('Some', 'Some', 'Full'), [step(1, 2), step(1, 2), step(2, 2)]],
  ['yes or no', yesOrNo(item(null, 'Yes', 'Full')), [undefined, step(1, 1), step(1, 1)]],
] as const)('%s', (_, of, shares) => {
  expect(itemShares(of)).toEqual(perTier<unknown>(shares));
});

test("a group's share is the average of its items", () => {
  const group = { items: [item(some(1), some(2), some(4)), item(null, 'Yes', 'Full')] };
  expect(groupShares(group)).toEqual(perTier([0.125, 0.5, 1]));
  const certain = { items: [...group.items, yesOrNo(item('Yes', 'Yes', 'Full'))] };
  expect(groupShares(certain).bronze).toBeCloseTo(1.25 / 3);
});

test('the shares of every item in the catalogue are from 0 to 1 and rise with the tier', () => {
  for (const each of marketingGroups.flatMap(({ items }) => items)) {
    // Alone in a group, an item's share is the group's.
    const shares = lowestFirst.map((key) => groupShares({ items: [each] })[key]);
    expect(shares, each.label).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1), each.label).toBe(1);
  }
});

test("a tier's step lists the items it adds, and those it raises, the steepest rise first", async () => {
  const count = (amount: number): ItemValue => ({ text: String(amount), amount });
  const items = [
    { ...item(null, null, null), label: 'none' },
    { ...item(null, '2', null), label: 'new' },
    { ...item(count(4), count(5), null), label: 'a little more' },
    { ...item(count(2), count(4), null), label: 'twice' },
    { ...item(count(2), count(2), null), label: 'the same' },
    { ...item(some(2), some(9), null), label: 'not counted' },
  ];
  const [lowest = 'bronze', second = 'gold', third = 'platinum'] = lowestFirst;
  vi.doMock('./marketingGroups.ts', () => ({ marketingGroups: [{ items }] }));
  vi.doMock('./tiersFor.ts', () => ({
    tiersFor: (view: View) =>
      marketingTiers.filter(({ key }) => view === 'brand' || key !== second),
  }));
  vi.resetModules();
  const { tierStep } = await import('./tierComparison.ts');
  const { below, added, raised } = tierStep(second, 'brand');
  expect(below).toBe(lowest);
  expect(added.map(({ label }) => label)).toEqual(['new']);
  expect(raised.map(({ label }) => label)).toEqual(['twice', 'a little more']);
  // The lowest adds all its items to nothing.
  expect(tierStep(lowest, 'brand')).toEqual({ added: items.slice(2), raised: [] });
  // Where a view lacks a tier, the next one adds to the tier below that.
  expect([tierStep(third, 'brand').below, tierStep(third, 'creator').below]).toEqual([
    second,
    lowest,
  ]);
});
