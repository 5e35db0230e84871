// Tests what price-list.txt, which records the catalogue's content, does not show.
import { expect, test, vi } from 'vitest';
import {
  assertCatalogue,
  catalogue,
  currency,
  defaultView,
  deliverableItem,
  episodeSaving,
  footnoteNumber,
  parsePrice,
  podcastBundles,
  podcastBundlesFor,
  sharedDeliverables,
  views,
} from './index.ts';

test('the catalogue passes its own checks', () => {
  expect(() => assertCatalogue(catalogue)).not.toThrow();
});

test.each(views)('the %s view shows all but hidden bundles, the highest level first', (view) => {
  podcastBundlesFor(view);
  // Regression: a call reversed the data in place.
  const bundles = podcastBundlesFor(view);
  const shown = podcastBundles[view].filter(({ hidden }) => !hidden).map(({ id }) => id);
  expect(bundles.map(({ id }) => id).toSorted()).toEqual(shown.toSorted());
  const levels = bundles.flatMap(({ level }) => (level === 'Custom' ? [] : level));
  expect(levels).toEqual(levels.toSorted((one, other) => other - one));
});

test('an id has the same level in both views, so that links stay valid after a switch', () => {
  for (const { id, level } of views.flatMap((view) => podcastBundlesFor(view))) {
    if (level !== 'Custom') expect(id).toBe(`level-${level}`);
  }
});

test('each tier has its own colour', () => {
  const colors = catalogue.tiers.map(({ color }) => color);
  expect(colors).toEqual([...new Set(colors)]);
});

test('a deliverable in plain text is included, an item keeps its flag', () => {
  expect(deliverableItem('Download link')).toEqual({ text: 'Download link', included: true });
  const item = { text: 'Reels', included: false };
  expect(deliverableItem(item)).toEqual(item);
});

test.each(views)('the %s view lists what differs between levels first, line by line', (view) => {
  const shared = sharedDeliverables(view);
  const bundles = podcastBundlesFor(view).filter(({ level }) => level !== 'Custom');
  const lists = bundles.map(({ deliverables }) => deliverables.map((it) => shared.has(it)));
  expect(shared.size).toBeGreaterThan(0);
  for (const list of lists) {
    expect(list).toEqual([...list.filter((it) => !it), ...list.filter(Boolean)]);
    expect(list).toEqual(lists[0]);
  }
});

test('a hidden level does not change what the others share', async () => {
  const [lowest] = podcastBundles[defaultView];
  const hidden = { ...lowest, hidden: true, deliverables: [] };
  vi.resetModules();
  vi.doMock('./podcastBundles.ts', () => ({
    podcastBundles: { ...podcastBundles, [defaultView]: [...podcastBundles[defaultView], hidden] },
  }));
  const changed = await import('./podcastBundlesFor.ts');
  expect(changed.sharedDeliverables(defaultView)).toEqual(sharedDeliverables(defaultView));
});

test('the last days of promotions are listed once, whatever offers they reduce', async () => {
  const promoted = (until: string) => ({ price: 'R1', was: 'R2', until });
  const offersUntil = (...days: string[]) => ({
    brand: days.map((day) => ({ prices: [{ price: promoted(day) }] })),
  });
  vi.resetModules();
  vi.doMock('./podcastBundles.ts', () => ({ podcastBundles: offersUntil('2030-01-01') }));
  vi.doMock('./pageOffers.ts', () => ({ pageOffers: { films: offersUntil('2030-01-02') } }));
  vi.doMock('./marketingPrices.ts', () => ({
    marketingPrices: { sme: { gold: promoted('2030-01-03'), bronze: promoted('2030-01-01') } },
  }));
  const { promotionDays } = await import('./promotionDays.ts');
  expect(promotionDays()).toEqual(['2030-01-01', '2030-01-02', '2030-01-03']);
});

const own = (price: string) => parsePrice(price.replace(/R(?=\d)/, currency.sign));

test.each<[first: string, second: string, episodes: number, saving: number]>([
  ['R15 000', 'R27 000', 2, 10],
  // Rounded down: nobody is promised more than they get.
  ['R9 001 pm', 'R15 001 pm', 2, 16],
  ['R1 000', 'R2 500', 4, 37],
  ['R15 000', 'R29 999', 2, 0],
  ['R15 000', 'R30 000', 2, 0],
  ['R15 000', 'R31 000', 2, 0],
  ['Custom quote', 'R30 000', 2, 0],
  ['R15 000', 'Custom quote', 2, 0],
])(
  'compared with %s for one episode, %s for %i saves %i per cent',
  (one, more, episodes, saving) => {
    const prices = [
      { episodes: 1, price: own(one) },
      { episodes, price: own(more) },
    ];
    expect(prices.map((price) => episodeSaving({ prices }, price))).toEqual([0, saving]);
  },
);

test('footnotes are numbered from 1, in their order', () => {
  const { footnotes } = catalogue;
  expect(footnotes.map(({ id }) => footnoteNumber(id))).toEqual(footnotes.map((_, at) => at + 1));
});
