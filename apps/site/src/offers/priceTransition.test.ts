import { expect, test, vi } from 'vitest';
import { priceTransitionOf } from './priceTransition.ts';

vi.mock('@agency/pricing-data', () => ({
  views: ['one', 'other'],
  audienceFor: { one: 'enterprise', other: 'sme' },
  marketingPrices: {
    enterprise: { platinum: 'R2,000', silver: 'R2,000' },
    sme: { platinum: 'R2,000', silver: 'R1,000' },
  },
}));
vi.mock('./priceTransition.css.ts', () => ({ priceTransition: 'transition' }));

test('a price has a transition only if it differs between the views', () => {
  expect(priceTransitionOf('silver')).toBe('transition');
  expect(priceTransitionOf('platinum')).toBe('');
});
