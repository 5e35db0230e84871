import { expect, test } from 'vitest';
import { budgets, measure, sizeTable, tableInReadme } from '../build/sizes.ts';

const sizes = measure();

test('each export has a budget in size-budgets.json and stays within it', () => {
  expect(sizes.overBudget).toEqual([]);
  const names = sizes.exports.map(({ name }) => name);
  expect(Object.keys(budgets), 'run pnpm --filter @agency/ui sizes').toEqual(names);
});

test('importing one component brings no other: Button is tiny and has no Radix', () => {
  const sizeOf = (wanted: string) => sizes.exports.find(({ name }) => name === wanted);
  const button = sizeOf('Button')?.js ?? -1;
  expect(button).toBeGreaterThan(0);
  expect(button).toBeLessThanOrEqual(500);
  // What a toast loads is Radix.
  expect(sizeOf('ToastProvider')?.later).toBeGreaterThan(10 * button);
});

test('a whole page of offers, toasts shown, takes 30 KB of script and styles at most', () => {
  expect(sizes.wholePage).toBeGreaterThan(20_000);
  expect(sizes.wholePage).toBeLessThanOrEqual(30_000);
});

test("the README's sizes are as measured, give or take a tenth", () => {
  const figures = (table: string) =>
    table.split('\n').map((line) => ({
      words: line.replaceAll(/[\d.]+/g, '…'),
      numbers: line.match(/\d+\.\d+/g)?.map(Number) ?? [],
    }));
  const [written, measured] = [tableInReadme(), sizeTable(sizes)].map(figures);
  const message = 'run pnpm --filter @agency/ui sizes';
  expect(
    written?.map(({ words }) => words),
    message,
  ).toEqual(measured?.map(({ words }) => words));
  const off = measured?.filter(({ numbers }, line) =>
    numbers.some(
      (number, at) => Math.abs(number - (written?.[line]?.numbers[at] ?? 0)) > 0.05 + number / 10,
    ),
  );
  expect(off, message).toEqual([]);
});
