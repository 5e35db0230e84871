import type { TierKey } from '@agency/pricing-data';
import { createElement, isValidElement } from 'react';
import { expect, test, vi } from 'vitest';
import { ForEachPrice } from './ForEachPrice.tsx';

vi.mock('@agency/pricing-data', async (original) => ({
  ...(await original<object>()),
  views: ['one', 'other'],
  audienceFor: { one: 'enterprise', other: 'sme' },
  marketingPrices: {
    enterprise: { platinum: 'R2,000', silver: 'R2,000' },
    sme: { platinum: 'R2,000', silver: 'R1,000' },
  },
}));
vi.mock('../views/ForEachView.tsx', () => ({ ForEachView: 'views' }));

test.each([
  ['silver', 'views'],
  ['platinum', 'data'],
] as const)('a price is in the page once if it is the same in all views: %s', (tier, type) => {
  const shown = ForEachPrice({
    tier: tier satisfies TierKey,
    children: () => createElement('data'),
  });
  expect(isValidElement(shown) && shown.type).toBe(type);
});
