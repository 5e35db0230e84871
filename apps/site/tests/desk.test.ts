import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { mix } from '../src/content/digitalMarketing.ts';
import { taxLabels } from '../src/content/valueAddedTax.ts';
import { documentOf } from './builtSite.ts';
import { bundles, marketingGroups, marketingPrices, terms, tiers } from './catalogue.ts';
import { company } from './company.ts';
import { digitalMarketing, podcasting, views } from './pages.ts';
import { totalOf } from './words.ts';

const [packages, podcasts] = [digitalMarketing, podcasting].map(documentOf);

const select = (within: HTMLElement | undefined, selector: string) => [
  ...(within?.querySelectorAll(selector) ?? []),
];
const drawings = (within: HTMLElement | undefined) =>
  select(within, 'path').map((path) => path.getAttribute('d') ?? '');

const groups = Object.values(marketingGroups);
const rows = groups.flatMap((items) => Object.entries(items));
/** How many items of each group a tier includes. */
const includedBy = (tier: number) =>
  groups.map((items) => Object.values(items).filter((values) => values[tier] !== null).length);

const sharesIn = (within: HTMLElement | undefined) =>
  select(within, '[data-share]').map((shown) => Number(shown.getAttribute('data-share')));

const strips = select(packages, `nav[aria-label="${mix.label}"] a`);

test('the mix leads to each tier, before the table and the cards, and says its prices', () => {
  const { offers } = digitalMarketing.brand;
  expect(strips.map((link) => link.getAttribute('href'))).toEqual(offers.map(({ id }) => `#${id}`));
  const perMonth = company.valueAddedTax === 'both' ? taxLabels.total : mix.perMonth;
  for (const view of views) {
    const prices = strips.map((link) => select(link, `[data-for-view=${view}]`)[0]?.text);
    expect(prices).toEqual(
      marketingPrices[view].map((price) =>
        price === 'Enquire' ? mix.onEnquiry : `${totalOf(price)} ${perMonth}`,
      ),
    );
  }
  const [start = 0] = select(packages, 'table, article').map(({ range }) => range[0]);
  expect(start).toBeGreaterThan(strips.at(-1)?.range[1] ?? Infinity);
});

test('the mix lights as much of each column as the tier offers of the group: less, tier by tier', () => {
  const lights = strips.map((link) =>
    drawings(link).map((path) =>
      [...path.matchAll(/v-(\d+)/g)].map(([, height]) => Number(height)),
    ),
  );
  const sums = lights.map(([all, lit]) => {
    expect(all).toEqual(groups.map(() => all?.[0]));
    expect(lit?.length).toBeLessThanOrEqual(groups.length);
    return lit?.reduce((sum, height) => sum + height, 0) ?? Number.NaN;
  });
  // The highest tier offers the most of everything.
  expect(lights[0]?.[1]).toEqual(lights[0]?.[0]);
  expect(sums).toEqual([...new Set(sums)].toSorted((a, b) => b - a));
  for (const [tier, link] of strips.entries()) {
    const count = includedBy(tier).reduce((sum, items) => sum + items, 0);
    expect(link.text).toContain(mix.included(count, rows.length));
  }
});

test('a track under each value is full for the highest tier, shorter below, empty under a dash', () => {
  const table = select(packages, 'tbody tr:has([data-share])').map(sharesIn);
  expect(table).toHaveLength(rows.length);
  for (const [index, [label, values]] of rows.entries()) {
    const row = table[index] ?? [];
    expect.soft(row[0], label).toBe(12);
    expect.soft(row, label).toEqual(row.toSorted((a, b) => b - a));
    expect.soft(row.at(-1), label).toBeLessThan(12);
    expect.soft(row.map(Boolean), label).toEqual(values.map(Boolean));
  }
});

test('lights beside each heading of a card say how much of the group the tier offers', () => {
  const lights = select(packages, 'article').map(sharesIn);
  expect(lights.map(({ length }) => length)).toEqual(tiers.map(() => groups.length));
  for (const [index] of groups.entries()) {
    const byTier = lights.map((card) => card[index] ?? Number.NaN);
    expect(byTier[0]).toBe(12);
    expect(byTier).toEqual(byTier.toSorted((a, b) => b - a));
    expect(byTier.at(-1)).toBeLessThan(12);
  }
});

// The recorded accessibility trees have its words.
test('the run sheet draws the session, the turnaround of each view, and the contract', () => {
  const { recordingMinutes, slotHours, contractMonths } = terms;
  const sheet = select(podcasts, 'main header dl')[0];
  const figures = select(sheet, 'dd');
  const daysOf = views.map((view) =>
    bundles[view]
      .map(({ turnaround }) => Number.parseInt(turnaround, 10))
      // A bundle's time may be agreed with each client.
      .filter(Number.isFinite),
  );
  const [session, brand, creator, contract] = figures.map(drawings);
  const strokes = (path: string) => path.split('M').length - 1;
  // One for two minutes: a waveform, then dots.
  const recorded = recordingMinutes / 2;
  expect(session?.map(strokes)).toEqual([recorded, slotHours * 30 - recorded]);
  expect(session?.map((path) => /v[1-9]/.test(path))).toEqual([true, false]);
  for (const [index, days] of [brand, creator].entries()) {
    const marked = days?.flatMap((path, day) => (/v\d/.test(path) ? [day + 1] : []));
    expect(marked).toEqual([...new Set(daysOf[index])].toSorted((a, b) => a - b));
  }
  expect(contract?.map(strokes)).toEqual([contractMonths]);
});
