import { expect, test } from 'vitest';
import { budgets, measure, sizesOf, sizeTable, tableInReadme } from '../build/sizes.ts';

const measurements = measure();
const sizes = sizesOf(measurements);

test('each export has a budget in size-budgets.json and keeps to it', () => {
  expect(measurements.filter(({ passed }) => passed === false)).toEqual([]);
  const names = sizes.map(({ name }) => name);
  expect(Object.keys(budgets), 'run pnpm --filter @agency/ui sizes').toEqual(names);
});

test('importing one component brings no other: Button is tiny and has no Radix', () => {
  const script = (wanted: string) => sizes.find(({ name }) => name === wanted)?.js ?? Number.NaN;
  expect(script('Button')).toBeLessThan(600);
  expect(script('SiteHeader')).toBeGreaterThan(10 * script('Button'));
});

test("the README's sizes are as measured, give or take a tenth", () => {
  const figures = (table: string) =>
    table.split('\n').map((line) => ({
      words: line.replaceAll(/[\d.]+/g, '…'),
      numbers: line.match(/\d+\.\d+/g)?.map(Number) ?? [],
    }));
  const [written, measured] = [tableInReadme(), sizeTable(measurements)].map(figures);
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
