import { parsePrice } from '@agency/pricing-data';
import { expect, test, vi } from 'vitest';
import { inOwnCurrency as own } from '../../../../packages/pricing-data/src/testing/inOwnCurrency.ts';
import { quoteLabels } from '../content/offers.ts';

const config = { valueAddedTax: 'both', valueAddedTaxPercent: '15' };
vi.stubGlobal('__SITE_CONFIG__', config);
const { priceStates, priceText, sumOverTerm } = await import('./prices.ts');
const { totalOf, withTax } = await import('./taxedAmounts.ts');

const parse = (text: string) => parsePrice(own(text));

test.each([
  ['R1 234 pm', 'R185.10 pm', 'R1 419.10 pm', 1419.1],
  ['R123,457', 'R18,518.55', 'R141,975.55', 141975.55],
  // Whole amounts have no cents.
  ['R2,000', 'R300', 'R2,300', 2300],
] as const)('the tax on %s is %s, and the total is %s', (price, tax, text, amount) => {
  const total = expect.objectContaining({ text: own(text), amount });
  expect(withTax(parse(price))).toEqual({
    tax: expect.objectContaining({ text: own(tax) }),
    total,
  });
  expect(totalOf(parse(price))).toEqual(total);
});

test.each([
  ['15.5', 'R1', 'R0.16'],
  ['14.25', 'R1', 'R0.14'],
  ['8.5', 'R1', 'R0.09'],
  ['14.25', 'R1 000', 'R142.50'],
])('at %s%, the tax on %s, rounded half up, is %s', (percent, price, tax) => {
  config.valueAddedTaxPercent = percent;
  expect(withTax(parse(price))?.tax.text).toBe(own(tax));
  config.valueAddedTaxPercent = '15';
});

test('no tax is added to a quote or to a price that includes it', () => {
  expect(withTax('Enquire')).toBeUndefined();
  expect(priceText(totalOf('Custom quote'))).toBe(quoteLabels['Custom quote']);
  config.valueAddedTax = 'included';
  expect(withTax(parse('R1 234'))).toBeUndefined();
  expect(totalOf(parse('R1 234'))).toEqual(parse('R1 234'));
  config.valueAddedTax = 'both';
});

test('a reduced price states its last day and the total that it replaces', () => {
  const [price, was] = [own('R1,000'), own('R2,000')];
  const [now, later] = priceStates(parsePrice({ price, was, until: '2030-01-31' }));
  expect(now?.price).toEqual(parsePrice(price));
  expect(now?.promotion).toEqual({ was: own('R2,300'), until: '2030-01-31' });
  expect(later?.price).toMatchObject({ text: was });
  expect(later?.promotion).toBeUndefined();
});

test("a sum over the contract is formatted like the monthly total, without 'pm'", () => {
  expect(sumOverTerm(parse('R8 001 pm'), 6)).toBe(own('R55 206.90'));
  config.valueAddedTax = '';
  expect(sumOverTerm(parse('R8 001 pm'), 6)).toBe(own('R48 006'));
  expect(sumOverTerm(parse('R104,001'), 12)).toBe(own('R1,248,012'));
  expect(sumOverTerm('Enquire', 6)).toBeUndefined();
});
