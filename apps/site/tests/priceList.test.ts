import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isQuote, pageOffers, pricesAsOf, withAmount } from '@agency/pricing-data';
import { priceListFile } from '@agency/pricing-data/price-list';
import { beforeEach, expect, test, vi } from 'vitest';
import { newPriceList } from '../build/accept.ts';
import { firstPrice, pages, views } from './pages.ts';

const recorded = readFileSync(priceListFile, 'utf8');

test('the recorded price list contains every page’s prices', () => {
  expect(pages.map(({ name }) => String(name))).toEqual(
    expect.arrayContaining(Object.keys(pageOffers)),
  );
  for (const page of pages) {
    for (const { prices } of views.flatMap((view) => page[view].offers)) {
      for (const { price } of prices) {
        expect(recorded).toContain(`: ${isQuote(price) ? price : price.text}\n`);
      }
    }
  }
});

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2999-01-31') });
  vi.spyOn(console, 'log').mockReturnValue();
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

const withPrice = (amount: number) =>
  recorded.replace(`: ${firstPrice.text}\n`, () => `: ${withAmount(firstPrice, amount).text}\n`);
const other = withPrice(firstPrice.amount + 1);

// Regression: the old date stayed if prices differed from those on `main` but not from the recorded list.
test.each([
  ['the recorded list', other, undefined],
  ['the list on `main`', recorded, other],
])('`pnpm accept` sets today’s date if a price differs from %s', (_, list, onMain) => {
  const updated = newPriceList(list, onMain);
  expect(updated.pricesAsOf).toBe('2999-01-31');
  expect(updated.list).toContain('Prices as of: 2999-01-31\n');
});

test.each([
  ['a changed price is changed back', other, recorded],
  ['offers are renamed', recorded.replaceAll(/^(\w+, )/gm, 'Renamed $1'), undefined],
])('`pnpm accept` keeps the date on `main` if %s', (_, list, onMain) => {
  expect(newPriceList(list, onMain).pricesAsOf).toBe(pricesAsOf);
});

test('`pnpm accept` refuses a price change of more than 40 %', () => {
  const twice = withPrice(firstPrice.amount * 2);
  expect(() => newPriceList(twice)).toThrow(/These prices change by more than 40 %:.*, −50 %/s);
});

test('`pnpm accept` runs nothing if an option is unknown', () => {
  const script = join(import.meta.dirname, '../build/accept.ts');
  const ended = spawnSync(process.execPath, [script, '--no'], { encoding: 'utf8' });
  expect(ended).toMatchObject({ status: 1, stdout: '' });
  expect(ended.stderr).toMatch(/^\s*Not accepted\. Unknown option '--no'/);
});
