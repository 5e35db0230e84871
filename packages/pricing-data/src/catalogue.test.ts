// price-list.txt records the catalogue's content; these tests check the rest.
import { expect, test, vi } from 'vitest';
import {
  catalogue,
  type DeliverableLine,
  defaultView,
  episodeSaving,
  type PodcastBundleData,
  type Price,
  parsePrice,
  podcastBundles,
  podcastBundlesFor,
  views,
} from './index.ts';
import { bundlesOnOffer, type Level } from './podcastBundles.ts';
import { inOwnCurrency } from './testing/inOwnCurrency.ts';

test.each(views)('the %s view shows all but hidden bundles, highest level first', (view) => {
  podcastBundlesFor(view);
  // Regression: a call to `podcastBundlesFor` reversed the data in place.
  const bundles = podcastBundlesFor(view);
  const shown = podcastBundles[view].filter(({ hidden }) => !hidden).map(({ id }) => id);
  expect(bundles.map(({ id }) => id).toSorted()).toEqual(shown.toSorted());
  const levels = bundles.flatMap(({ level }) => (level === 'Custom' ? [] : level));
  expect(levels).toEqual(levels.toSorted((one, other) => other - one));
});

test('a bundle’s id names its level, so links stay valid after a switch of views', () => {
  for (const { id, level } of views.flatMap((view) => podcastBundlesFor(view))) {
    if (level !== 'Custom') expect(id).toBe(`level-${level}`);
  }
});

test('each tier has its own colour', () => {
  const colors = catalogue.tiers.map(({ color }) => color);
  expect(colors).toEqual([...new Set(colors)]);
});

test('deliverables that differ between the levels shown come first', () => {
  const lowest = podcastBundles[defaultView][0] as PodcastBundleData;
  const level = (level: Level, ...deliverables: DeliverableLine[]) => ({
    ...lowest,
    level,
    deliverables,
  });
  const no = { text: 'Reels', included: false };
  const [two, one] = bundlesOnOffer([
    level(1, 'Recording', no),
    level(2, 'Recording', 'Reels'),
    { ...level(3), hidden: true },
    { ...level(4), level: 'Custom' },
  ]);
  const recording = { text: 'Recording', included: true, shared: true };
  expect(two?.deliverables).toEqual([{ ...no, included: true, shared: false }, recording]);
  expect(one?.deliverables).toEqual([{ ...no, shared: false }, recording]);
});

test('a last day that several reduced prices share is listed once', async () => {
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
  const { reducedPriceDays } = await import('./catalogue.ts');
  expect(reducedPriceDays()).toEqual(['2030-01-01', '2030-01-02', '2030-01-03']);
});

const own = (price: string) => parsePrice(inOwnCurrency(price) as Price);

test.each<[first: string, second: string, episodes: number, saving: number]>([
  ['R15 000', 'R27 000', 2, 10],
  // Savings are rounded down, so that nobody is promised more than they get.
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
