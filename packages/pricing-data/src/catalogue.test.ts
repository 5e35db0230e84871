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

test('a hidden bundle is in the data, but in no view', () => {
  for (const view of views) {
    const shown = podcastBundles[view].filter(({ hidden }) => !hidden);
    expect(new Set(podcastBundlesFor(view))).toEqual(new Set(shown));
  }
});

test.each(views)('the %s view has the highest level first, whenever asked', (view) => {
  podcastBundlesFor(view);
  // The data once was reversed in place.
  const levels = podcastBundlesFor(view).flatMap(({ level }) => (level === 'Custom' ? [] : level));
  expect(levels).toEqual(levels.toSorted((a, b) => b - a));
});

test('an id names the same level in both views, so that a link to it stays valid after a switch', () => {
  for (const { id, level } of views.flatMap((view) => podcastBundlesFor(view))) {
    if (level !== 'Custom') expect(id).toBe(`level-${level}`);
  }
});

test('each tier has a colour of its own', () => {
  const colours = catalogue.tiers.map(({ colour }) => colour);
  expect(colours).toEqual([...new Set(colours)]);
});

test('a deliverable that is plain text is included, an item keeps its own flag', () => {
  expect(deliverableItem('Download link')).toEqual({ text: 'Download link', included: true });
  const item = { text: 'Reels', included: false };
  expect(deliverableItem(item)).toEqual(item);
});

test('footnotes are numbered from 1, in their order', () => {
  const { footnotes } = catalogue;
  expect(footnotes.map(({ id }) => footnoteNumber(id))).toEqual(footnotes.map((_, at) => at + 1));
});
