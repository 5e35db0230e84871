// Tests what price-list.txt, which records the catalogue's content, does not show.
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

test('a hidden bundle is in the data but in no view', () => {
  for (const view of views) {
    const shown = podcastBundles[view].filter(({ hidden }) => !hidden);
    expect(new Set(podcastBundlesFor(view))).toEqual(new Set(shown));
  }
});

test.each(views)('the %s view has the highest level first on every call', (view) => {
  podcastBundlesFor(view);
  // Regression: a call reversed the data in place.
  const levels = podcastBundlesFor(view).flatMap(({ level }) => (level === 'Custom' ? [] : level));
  expect(levels).toEqual(levels.toSorted((a, b) => b - a));
});

test('an id has the same level in both views, so that links stay valid after a switch', () => {
  for (const { id, level } of views.flatMap((view) => podcastBundlesFor(view))) {
    if (level !== 'Custom') expect(id).toBe(`level-${level}`);
  }
});

test('each tier has its own colour', () => {
  const colours = catalogue.tiers.map(({ colour }) => colour);
  expect(colours).toEqual([...new Set(colours)]);
});

test('a deliverable in plain text is included, an item keeps its flag', () => {
  expect(deliverableItem('Download link')).toEqual({ text: 'Download link', included: true });
  const item = { text: 'Reels', included: false };
  expect(deliverableItem(item)).toEqual(item);
});

test('footnotes are numbered from 1, in their order', () => {
  const { footnotes } = catalogue;
  expect(footnotes.map(({ id }) => footnoteNumber(id))).toEqual(footnotes.map((_, at) => at + 1));
});
