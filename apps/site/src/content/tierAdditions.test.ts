import { marketingGroups, marketingTiers } from '@agency/pricing-data';
import { expect, test } from 'vitest';
import { additions, included, itemWithValue, unlimited } from './tierAdditions.ts';

test('a tier with ‘More of everything’ in its intro shares no value with the tier below', () => {
  for (const [index, lower] of marketingTiers.slice(1).entries()) {
    const tier = marketingTiers[index];
    if (!tier || !/^More of everything/.test(additions[tier.key]?.intro(lower.label) ?? ''))
      continue;
    const same = marketingGroups
      .flatMap(({ items }) => items)
      .filter(({ values }) => values[lower.key] && values[lower.key] === values[tier.key]);
    expect(same, tier.label).toEqual([]);
  }
});

test.each([
  ['Short videos', '2', '2\u00a0short videos'],
  ['SMS', '1', '1\u00a0SMS'],
  ['Updates per month', '1', '1\u00a0update per month'],
  ['Platforms', unlimited, `${unlimited}\u00a0platforms`],
  ['Community management', '24/7', 'Community management 24/7'],
  ['Account manager', 'Senior strategist', 'Account manager: senior strategist'],
  ['Response time', '4 hours', 'Response time 4\u00a0hours'],
  ['List management', 'AI-powered', 'List management: AI-powered'],
  ['Retargeting', included, 'Retargeting'],
])("the item '%s' with the value '%s' is shown as '%s'", (label, value, text) => {
  expect(itemWithValue(label, value)).toBe(text);
});
