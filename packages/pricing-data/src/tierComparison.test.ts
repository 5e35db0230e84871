import { describe, expect, test } from 'vitest';
import {
  includedItems,
  itemShares,
  type MarketingItem,
  marketingGroups,
  tierStep,
} from './index.ts';

const labels = (items: readonly MarketingItem[]) => items.map(({ label }) => label);

const item = (bronze: string | null, silver: string | null, gold: string, platinum: string) =>
  ({ id: 'updates', label: 'Updates', values: { bronze, silver, gold, platinum } }) as const;

test('a tier adds what the next lower one does not include', () => {
  expect(labels(tierStep('gold').added)).toEqual([
    'Social ads',
    'Ads management',
    'Retargeting',
    'Account manager',
  ]);
  expect(tierStep('gold').below).toBe('silver');
});

test('the highest tier adds nothing to its neighbour, and changes what that includes', () => {
  const { added, changed } = tierStep('platinum');
  expect(added).toEqual([]);
  expect(changed).toHaveLength(marketingGroups.flatMap(({ items }) => items).length);
});

test('the lowest tier has none below it', () => {
  expect(tierStep('bronze')).toEqual({ added: [], changed: [] });
});

test('a tier includes the items of a group that have a value', () => {
  const counts = (tier: 'bronze' | 'silver' | 'gold') =>
    marketingGroups.map((group) => includedItems(group, tier));
  expect(counts('bronze')).toEqual([4, 3, 2, 2, 0, 2]);
  expect(counts('silver')).toEqual([4, 4, 4, 3, 1, 3]);
  expect(counts('gold')).toEqual(marketingGroups.map(({ items }) => items.length));
});

describe('the share of an item that a tier offers', () => {
  test.each([
    ['a count', item('2', '4', '8', '16'), [0.125, 0.25, 0.5, 1]],
    ['a budget', item(null, null, 'R6,000', 'R12,000 budget'), [0, 0, 0.5, 1]],
    [
      'a time: the shortest is the most',
      item('48 hours', '24 hours', '12 hours', '6 hours'),
      [0.125, 0.25, 0.5, 1],
    ],
    ['words', item('Basic', 'Standard', 'Advanced', 'Premium'), [0.25, 0.5, 0.75, 1]],
    [
      'words that look like figures',
      item(null, 'Standard', 'Priority', '24/7'),
      [0, 1 / 3, 2 / 3, 1],
    ],
    ['two tiers alike', item(null, '1', '1', '2'), [0, 0.5, 0.5, 1]],
  ] as const)('%s', (_, of, [bronze, silver, gold, platinum]) => {
    expect(itemShares(of)).toEqual({ bronze, silver, gold, platinum });
  });

  test("'All' is as many as the footnote lists", () => {
    const platforms = { ...item('2', '3', '5', 'All'), noteId: 'platforms' } as const;
    expect(itemShares(platforms)).toEqual({
      bronze: 2 / 6,
      silver: 3 / 6,
      gold: 5 / 6,
      platinum: 1,
    });
  });

  test('every item of the catalogue has shares from 0 to 1 that rise with the tier', () => {
    for (const each of marketingGroups.flatMap(({ items }) => items)) {
      const { bronze, silver, gold, platinum } = itemShares(each);
      const shares = [bronze, silver, gold, platinum];
      expect(shares, each.label).toEqual(shares.toSorted((a, b) => a - b));
      expect(platinum, each.label).toBe(1);
    }
  });
});
