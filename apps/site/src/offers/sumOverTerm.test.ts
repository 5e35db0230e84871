import { contractMonths } from '@agency/pricing-data';
import { expect, test, vi } from 'vitest';
import siteConfigFile from '../../site.config.ts';

const config = { ...siteConfigFile, valueAddedTax: '', valueAddedTaxPercent: '15' };
vi.stubGlobal('__SITE_CONFIG__', config);
const { sumOverTerm } = await import('./sumOverTerm.ts');

test("a price's sum over the contract has its thousands separator and no 'pm'", () => {
  expect(contractMonths).toBe(6);
  expect(sumOverTerm('R8 001 pm')).toBe('R48 006');
  expect(sumOverTerm('R104,001')).toBe('R624,006');
  expect(sumOverTerm('Enquire')).toBeUndefined();
});

test('where prices are shown with tax, the sum includes it', () => {
  config.valueAddedTax = 'both';
  expect(sumOverTerm('R8 001 pm')).toBe('R55 206.90');
});
