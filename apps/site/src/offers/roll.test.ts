import { expect, test, vi } from 'vitest';
import { rollOf } from './roll.ts';

vi.mock('@agency/pricing-data', () => ({
  marketingPrices: {
    enterprise: { silver: 'R2,000', platinum: 'Enquire' },
    sme: { silver: 'R1,000', platinum: 'Enquire' },
  },
}));
vi.mock('./roll.css.ts', () => ({ rolls: 'rolls' }));

test('a price rolls only if it differs between the views', () => {
  expect(rollOf('silver')).toBe('rolls');
  expect(rollOf('platinum')).toBe('');
});
