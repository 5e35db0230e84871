import { currency } from '@agency/pricing-data';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('__SITE_CONFIG__', {});
const { endOf } = await import('./promotion.ts');

test.each([
  ['2026-12-24', '2026-12-25'],
  ['2027-02-28', '2027-03-01'],
])('the last day %s of a promotion ends at midnight where the company is', (day, next) => {
  const there = (time: number) =>
    new Date(time).toLocaleString('sv-SE', { timeZone: currency.timeZone });
  const file = 'the utcOffset in packages/pricing-data/src/currency.ts is not that of its timeZone';
  expect(there(endOf(day)), file).toBe(`${next} 00:00:00`);
  expect(there(endOf(day) - 1), file).toBe(`${day} 23:59:59`);
});
