import { describe, expect, test, vi } from 'vitest';
import {
  groupShares,
  type ItemValue,
  includedItems,
  itemShares,
  itemTexts,
  marketingGroups,
  marketingTiers,
  type TierKey,
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

const some = (amount: number): ItemValue => ({ text: `${amount} or so`, amount });

test('a tier includes the items of a group that have a value', () => {
  const group = { items: [item(null, 'Yes', 'Full'), item(null, null, 'Yes')] };
  expect(lowestFirst.map((tier) => includedItems(group, tier))).toEqual([0, 1, 2, 2]);
});

test('a value has the same text with and without an amount; null stays null', () => {
  expect(itemTexts(item(null, some(5), '24/7'))).toEqual(perTier([null, '5 or so', '24/7']));
});

describe("a tier's share of an item", () => {
  test.each([
    ['amounts, whatever their text', item(some(2), some(5), some(10)), [0.2, 0.5, 1]],
    ['amounts, one tier without', item(null, some(0.5), some(2)), [0, 0.25, 1]],
    ['words', item('Basic', 'Standard', 'Advanced'), [1 / 3, 2 / 3, 1]],
    ['texts with figures', item(null, '9', '24/7'), [0, 0.5, 1]],
    ['two equal tiers', item('Yes', 'Yes', 'Full'), [0.5, 0.5, 1]],
  ] as const)('%s', (_, of, shares) => {
    expect(itemShares(of)).toEqual(perTier(shares));
  });

  test("a group's share is the average of its items", () => {
    const group = { items: [item(some(1), some(2), some(4)), item(null, 'Yes', 'Full')] };
    expect(groupShares(group)).toEqual(perTier([0.125, 0.5, 1]));
  });

  test('the shares of every item in the catalogue are from 0 to 1 and rise with the tier', () => {
    for (const each of marketingGroups.flatMap(({ items }) => items)) {
      const shares = lowestFirst.map((key) => itemShares(each)[key]);
      expect(shares, each.label).toEqual(shares.toSorted((a, b) => a - b));
      expect(shares.at(-1), each.label).toBe(1);
    }
  });
});

test("a tier's step lists added and changed items", async () => {
  const items = [
    { ...item(null, null, null), label: 'none' },
    { ...item(null, '2', null), label: 'new' },
    { ...item('2', '4', null), label: 'more' },
    { ...item('2', '2', null), label: 'the same' },
    { ...item('2', { text: '2', amount: 2 }, null), label: 'the same with an amount' },
  ];
  vi.doMock('./marketingGroups.ts', () => ({ marketingGroups: [{ items }] }));
  vi.resetModules();
  const { tierStep } = await import('./tierComparison.ts');
  const [lowest = 'bronze', second = 'gold'] = lowestFirst;
  expect(tierStep(second)).toEqual({ below: lowest, added: [items[1]], changed: [items[2]] });
  expect(tierStep(lowest)).toEqual({ added: [], changed: [] });
});
