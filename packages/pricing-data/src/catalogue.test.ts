// price-list.md records the catalogue's content; these tests are for what it does not show.
import { expect, test } from 'vitest';
import {
  assertCatalogue,
  catalogue,
  deliverableItem,
  footnoteNumber,
  podcastBundles,
  podcastBundlesFor,
} from './index.ts';

test('the catalogue passes its own checks', () => {
  expect(() => assertCatalogue(catalogue)).not.toThrow();
});

test('there are four brand bundles and three creator bundles', () => {
  expect(podcastBundles.brand).toHaveLength(4);
  expect(podcastBundles.creator).toHaveLength(3);
});

test('End Game is a custom quote on a custom timeline, with a note to get in touch', () => {
  expect(podcastBundles.brand.find(({ level }) => level === 'Custom')).toEqual({
    id: 'end-game',
    tier: 'End Game',
    level: 'Custom',
    prices: [{ episodes: 'Custom', price: 'Custom quote' }],
    deliverables: [],
    turnaround: 'Custom timeline',
    featured: false,
    note: 'Contact us for a bespoke package.',
  });
});

test.each([
  ['brand', 'recording editing producer reels|teasers graphics thumbnail article revision link'],
  ['creator', 'recording editing reels graphics transcript distribution analytics revision link'],
] as const)('line N of every %s list is about the same thing', (view, topics) => {
  for (const { deliverables } of podcastBundlesFor(view)) {
    const texts = deliverables.map((deliverable) => deliverableItem(deliverable).text);
    const patterns = topics.split(' ').map((topic) => new RegExp(topic, 'i'));
    expect(texts).toHaveLength(patterns.length);
    for (const [line, pattern] of patterns.entries()) expect(texts[line]).toMatch(pattern);
  }
});

test('every tier has its own colour', () => {
  for (const { key, colour } of catalogue.tiers) expect(colour).toBe(key);
});

test('footnotes are numbered from 1, in their order', () => {
  expect(catalogue.footnotes.map(({ id }) => footnoteNumber(id))).toEqual([1, 2]);
});
