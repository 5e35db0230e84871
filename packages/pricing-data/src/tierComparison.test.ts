import { describe, expect, test } from 'vitest';
import {
  groupShares,
  type ItemValue,
  includedItems,
  itemShares,
  itemTexts,
  type MarketingItem,
  marketingGroups,
  marketingTiers,
  tierStep,
} from './index.ts';

const item = (
  ...[bronze = null, silver = null, gold = null, platinum = null]: (ItemValue | null)[]
) => ({
  id: 'updates' as const,
  label: 'Updates',
  values: { bronze, silver, gold, platinum },
});

const some = (amount: number): ItemValue => ({ text: `${amount} or so`, amount });

test('a tier adds what the next lower one does not include, and changes what differs', () => {
  const items = marketingGroups.flatMap((group) => group.items).map((it) => it as MarketingItem);
  for (const [index, { key }] of marketingTiers.entries()) {
    const below = marketingTiers[index + 1]?.key;
    const { added, changed, ...step } = tierStep(key);
    expect(step).toEqual(below ? { below } : {});
    expect(added).toEqual(items.filter(({ values }) => below && values[key] && !values[below]));
    expect(changed).toEqual(
      items.filter(({ values }) => below && values[below] && values[key] !== values[below]),
    );
  }
});

test('a tier includes the items of a group that have a value', () => {
  for (const group of marketingGroups) {
    expect(includedItems(group, 'bronze')).toBe(
      group.items.filter(({ values }) => values.bronze !== null).length,
    );
  }
});

test('a value reads the same with an amount and without, and none stays none', () => {
  expect(itemTexts(item(null, 'Basic', some(5), '24/7'))).toEqual({
    bronze: null,
    silver: 'Basic',
    gold: '5 or so',
    platinum: '24/7',
  });
});

describe('the share of an item that a tier offers', () => {
  test.each([
    [
      'amounts, whatever they are called',
      item(some(2), some(3), some(5), some(10)),
      [0.2, 0.3, 0.5, 1],
    ],
    ['amounts, of which a tier has none', item(null, null, some(0.5), some(2)), [0, 0, 0.25, 1]],
    ['words', item('Basic', 'Standard', 'Advanced', 'Premium'), [0.25, 0.5, 0.75, 1]],
    ['words with figures in them', item(null, '9', '24/7', 'R1'), [0, 1 / 3, 2 / 3, 1]],
    ['two tiers alike', item(null, 'Yes', 'Yes', 'Full'), [0, 0.5, 0.5, 1]],
  ] as const)('%s', (_, of, [bronze, silver, gold, platinum]) => {
    expect(itemShares(of)).toEqual({ bronze, silver, gold, platinum });
  });

  test('that of a group is the average of its items', () => {
    const group = {
      items: [item(some(1), some(2), some(3), some(4)), item(null, null, 'Yes', 'Full')],
    };
    expect(groupShares(group)).toEqual({ bronze: 0.125, silver: 0.25, gold: 0.625, platinum: 1 });
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
