import { type TierKey, type View, views } from '@agency/pricing-data';
import { expect, test, vi } from 'vitest';
import { rollOf } from './roll.ts';

vi.mock('./priceIn.ts', () => ({
  priceIn: (view: View, tier: TierKey) =>
    tier === 'silver' && view === views.at(-1) ? 'R1,000' : 'R2,000',
}));
vi.mock('./roll.css.ts', () => ({ rolls: 'rolls' }));

test('a price rolls only if it differs between the views', () => {
  expect(rollOf('silver')).toBe('rolls');
  expect(rollOf('platinum')).toBe('');
});
