import { expect, test, vi } from 'vitest';
import { marketingTiers } from './marketingTiers.ts';

/** Invented items: the value of the lowest tier, and that of all others. */
vi.doMock('./marketingGroups.ts', () => {
  const lowest = marketingTiers.at(-1);
  const item = (label: string, least: unknown, most: unknown) => ({
    label,
    values: Object.fromEntries(
      marketingTiers.map((tier) => [tier.key, tier === lowest ? least : most]),
    ),
  });
  const items = [
    item('none', null, null),
    item('new', null, '2'),
    item('more', '2', '4'),
    item('the same', '2', '2'),
    item('the same with an amount', '2', { text: '2', amount: 2 }),
  ];
  return { marketingGroups: [{ items }] };
});
// Other tests may have imported the real items.
vi.resetModules();
const { tierStep } = await import('./tierComparison.ts');

test("a tier's step lists added and changed items", () => {
  const [second, lowest] = marketingTiers.slice(-2).map(({ key }) => key);
  expect(tierStep(second ?? 'gold')).toMatchObject({
    below: lowest,
    added: [{ label: 'new' }],
    changed: [{ label: 'more' }],
  });
  expect(tierStep(lowest ?? 'bronze')).toEqual({ added: [], changed: [] });
});
