// price-list.txt records the catalogue's content; these tests are for what it does not show.
import { expect, test } from 'vitest';
import {
  assertCatalogue,
  catalogue,
  deliverableItem,
  footnoteNumber,
  podcastBundles,
  podcastBundlesFor,
  views,
} from './index.ts';

test('the catalogue passes its own checks', () => {
  expect(() => assertCatalogue(catalogue)).not.toThrow();
});

test('a custom bundle is in the data with a quote and a note, but not offered', () => {
  const custom = podcastBundles.brand.filter(({ level }) => level === 'Custom');
  expect(custom).toMatchObject([
    {
      prices: [{ episodes: 'Custom', price: 'Custom quote' }],
      deliverables: [],
      note: expect.any(String),
    },
  ]);
  expect(podcastBundlesFor('brand')).toEqual(podcastBundles.brand.filter((it) => it !== custom[0]));
});

test('creators see the highest level first, whenever asked: the data is not reversed in place', () => {
  podcastBundlesFor('creator');
  const offered = podcastBundlesFor('creator');
  expect(offered).toEqual(podcastBundles.creator.toReversed());
  expect(offered.map(({ level }) => level)).toEqual([3, 2, 1]);
});

test('an id names the same level in both views, so that a link to it stays valid after a switch', () => {
  for (const { id, level } of views.flatMap((view) => podcastBundlesFor(view))) {
    expect(id).toBe(`level-${level}`);
  }
});

test.each([
  ['brand', 'recording editing producer reels|teasers graphics thumbnail article revision link'],
  ['creator', 'recording editing reels graphics transcript distribution analytics revision link'],
] as const)('line N of every %s list is about the same thing', (view, topics) => {
  for (const { deliverables } of podcastBundlesFor(view)) {
    const patterns = topics.split(' ').map((topic) => new RegExp(topic, 'i'));
    expect(deliverables.map((it) => deliverableItem(it).text)).toEqual(
      patterns.map((pattern) => expect.stringMatching(pattern)),
    );
  }
});

test('a deliverable that is plain text is included, an item keeps its own flag', () => {
  expect(deliverableItem('Download link')).toEqual({ text: 'Download link', included: true });
  const item = { text: 'Reels', included: false };
  expect(deliverableItem(item)).toEqual(item);
});

test('every tier has its own colour, and footnotes are numbered from 1, in their order', () => {
  const { tiers, footnotes } = catalogue;
  expect(new Set(tiers.map(({ colour }) => colour)).size).toBe(tiers.length);
  expect(footnotes.map(({ id }) => footnoteNumber(id))).toEqual(footnotes.map((_, at) => at + 1));
});
