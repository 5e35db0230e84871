import { execSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currency, pageOffers } from '@agency/pricing-data';
import { expect, onTestFinished, test, vi } from 'vitest';
import { git } from '../../../scripts/mergeBase.ts';
import { pages, views } from './pages.ts';
import { priceText } from './words.ts';

vi.mock('node:fs', { spy: true });
vi.mock('node:child_process', { spy: true });
vi.mock('../../../scripts/mergeBase.ts', () => ({ mergeBase: () => 'base', git: vi.fn() }));

const recorded = readFileSync(
  join(import.meta.dirname, '../../../packages/pricing-data/price-list.txt'),
  'utf8',
);

test('the recorded price list has the prices of every page, and offers belong to a page', () => {
  expect(pages.map(({ name }) => String(name))).toEqual(
    expect.arrayContaining(Object.keys(pageOffers)),
  );
  for (const page of pages) {
    for (const { prices } of views.flatMap((view) => page[view].offers)) {
      for (const { price } of prices) expect(recorded).toContain(`: ${priceText(price)}\n`);
    }
  }
});

/** Runs `pnpm accept` with other lists, recorded and on `main`, and returns its error output. */
async function accept(list: string, onMain = list) {
  const { argv, exitCode } = process;
  onTestFinished(() => {
    Object.assign(process, { argv, exitCode });
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  vi.useFakeTimers({ now: Date.parse('2999-01-31') });
  process.argv = argv.slice(0, 2);
  vi.resetModules();
  vi.mocked(readFileSync).mockReturnValue(list);
  vi.mocked(git).mockReturnValue(onMain);
  vi.mocked(writeFileSync).mockReturnValue();
  vi.mocked(rmSync).mockReturnValue();
  vi.mocked(execSync).mockReturnValue('');
  vi.spyOn(console, 'log').mockReturnValue();
  const said = vi.spyOn(console, 'error').mockReturnValue();
  await import('../build/acceptPrices.ts');
  return said.mock.calls.join();
}

const withPrice = (change: (figure: string) => string) =>
  recorded.replace(new RegExp(`(?<=: ${currency.sign})\\d(?:[\\d ,]*\\d)?`), change);
const other = withPrice((figure) => figure.replace(/\d$/, (digit) => String(9 - Number(digit))));

// Regression: it failed at the date; a reverted price had its old one.
test.each([
  ['changed', other, undefined],
  ['reverted', recorded, other],
])('`pnpm accept` dates a %s price', async (_, list, onMain) => {
  expect(await accept(list, onMain)).toBe('');
  expect(vi.mocked(writeFileSync).mock.lastCall?.[1]).toContain('Prices as of: 2999-01-31\n');
});

test('`pnpm accept` refuses a price that changes by more than 40 %, and records nothing', async () => {
  expect(await accept(withPrice(() => '1'))).toMatch(
    /Not accepted\. These prices change by more than 40 %:.*1 →/s,
  );
  expect(process.exitCode).toBe(1);
  expect(writeFileSync).not.toHaveBeenCalled();
  expect(execSync).not.toHaveBeenCalled();
});
