import { beforeAll, expect, test } from 'vitest';
import {
  measure,
  measureStylesheets,
  readBudgets,
  type Sizes,
  sizeTable,
  tableInReadme,
} from '../build/sizes.ts';

let sizes: Sizes;
beforeAll(async () => {
  sizes = await measure();
}, 120_000);

test('each export has a budget in size-budgets.json, and keeps to it', () => {
  const budgets = readBudgets();
  const broken = Object.entries(sizes).flatMap(([name, { js, css }]) => {
    const budget = budgets[name];
    if (!budget) return [`${name} has no budget: run pnpm --filter @agency/ui sizes`];
    return [
      js > budget.js && `${name}: ${js} bytes of JS, budget ${budget.js}`,
      css > budget.css && `${name}: ${css} bytes of CSS, budget ${budget.css}`,
    ].filter(Boolean);
  });
  expect(broken).toEqual([]);
  expect(Object.keys(budgets).filter((name) => !(name in sizes))).toEqual([]);
});

test('importing one component brings no other: Button is under a kilobyte, without Radix', () => {
  expect(sizes.Button?.js).toBeLessThan(600);
  expect(sizes.SiteHeader?.js).toBeGreaterThan(10 * (sizes.Button?.js ?? 0));
});

test('the README says what was measured, give or take a tenth', () => {
  const numbers = (table: string) =>
    Object.fromEntries(
      table
        .split('\n')
        .filter((line) => line.startsWith('| `'))
        .map((line) => [line.split('`')[1] ?? '', (line.match(/\d+\.\d+/g) ?? []).map(Number)]),
    );
  const said = numbers(tableInReadme());
  const measured = numbers(sizeTable(sizes, measureStylesheets()));
  const off = Object.entries(measured).filter(
    ([name, values]) =>
      said[name]?.length !== values.length ||
      values.some((value, at) => Math.abs(value - (said[name]?.[at] ?? 0)) > 0.05 + value / 10),
  );
  expect(off, 'run pnpm --filter @agency/ui sizes').toEqual([]);
  expect(Object.keys(said)).toEqual(Object.keys(measured));
});
