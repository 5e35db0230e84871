import { type TierKey, type View, views } from '@agency/pricing-data';
import { expect, test, vi } from 'vitest';
import { priceTransitionOf } from './priceTransition.ts';

vi.mock('./priceIn.ts', () => ({
  priceIn: (view: View, tier: TierKey) =>
    tier === 'silver' && view === views.at(-1) ? 'R1,000' : 'R2,000',
}));
vi.mock('./priceTransition.css.ts', () => ({ priceTransition: 'transition' }));

test('a price has a transition only if it differs between the views', () => {
  expect(priceTransitionOf('silver')).toBe('transition');
  expect(priceTransitionOf('platinum')).toBe('');
});
