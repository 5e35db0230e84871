import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isQuote, pageOffers, withAmount } from '@agency/pricing-data';
import { expect, onTestFinished, test, vi } from 'vitest';
import { recordPrices, restoreOnError } from '../build/accept.ts';
import { firstPrice, pages, views } from './pages.ts';

const recorded = readFileSync(
  join(import.meta.dirname, '../../../packages/pricing-data/price-list.txt'),
  'utf8',
);

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

function recordsOf(list: string, listOnMain?: string) {
  vi.useFakeTimers({ now: Date.parse('2999-01-31') });
  vi.spyOn(console, 'log').mockReturnValue();
  const folder = mkdtempSync(join(tmpdir(), 'prices-'));
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });
  const [listFile, dateFile] = [join(folder, 'price-list.txt'), join(folder, 'src/pricesAsOf.ts')];
  mkdirSync(join(folder, 'src'));
  writeFileSync(listFile, list);
  writeFileSync(dateFile, "export const pricesAsOf: IsoDate = '2000-01-01';");
  return {
    read: () => readFileSync(listFile, 'utf8') + readFileSync(dateFile, 'utf8'),
    record: () => recordPrices(folder, listOnMain),
  };
}

const withPrice = (amount: number) =>
  recorded.replace(`: ${firstPrice.text}\n`, () => `: ${withAmount(firstPrice, amount).text}\n`);
const other = withPrice(firstPrice.amount + 1);

// Regression: setting the date threw, and a price changed back to the recorded list's kept the old date.
test.each([
  ['the recorded list', other, undefined],
  ['the list on `main`', recorded, other],
])('`pnpm accept` sets today’s date if a price differs from %s', (_, list, onMain) => {
  const { read, record } = recordsOf(list, onMain);
  record();
  expect(read()).toMatch(/Prices as of: 2999-01-31\n.*pricesAsOf: IsoDate = '2999-01-31';/s);
});

test('`pnpm accept` restores the date from `main` if a changed price is changed back', () => {
  const { read, record } = recordsOf(other, recorded);
  record();
  expect(read()).toMatch(/pricesAsOf: IsoDate = '(?!2999|2000)/);
});

test('`pnpm accept` keeps the date if offers are renamed', () => {
  const { read, record } = recordsOf(recorded.replaceAll(/^(\w+, )/gm, 'Renamed $1'));
  record();
  expect(read()).toMatch(/pricesAsOf: IsoDate = '(?!2999|2000)/);
});

test('`pnpm accept` records nothing if a price changes by more than 40 %', () => {
  const { read, record } = recordsOf(withPrice(firstPrice.amount * 2));
  const before = read();
  expect(record).toThrow(/These prices change by more than 40 %:.*, −50 %/s);
  expect(read()).toBe(before);
});

test('`pnpm accept` restores files and folders if a step fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'accept-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [file, snapshots] = [join(folder, 'list.txt'), join(folder, 'snapshots')];
  mkdirSync(snapshots);
  for (const path of [file, join(snapshots, 'page.yml')]) writeFileSync(path, 'before');
  const steps = () => {
    writeFileSync(file, 'after');
    rmSync(snapshots, { recursive: true });
    throw new Error('The site was not built.');
  };
  expect(() => restoreOnError([file, snapshots], steps)).toThrow('The site was not built.');
  for (const path of [file, join(snapshots, 'page.yml')]) {
    expect(readFileSync(path, 'utf8')).toBe('before');
  }
});

test('`pnpm accept` runs nothing if an option is unknown', () => {
  const script = join(import.meta.dirname, '../build/accept.ts');
  const ended = spawnSync(process.execPath, [script, '--no'], { encoding: 'utf8' });
  expect(ended).toMatchObject({ status: 1, stdout: '' });
  expect(ended.stderr).toMatch(/^\s*Not accepted\. Unknown option '--no'/);
});
