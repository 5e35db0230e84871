import { describe, expect, test } from 'vitest';
import { deliverableItem, podcastBundles, podcastBundlesFor } from './index.ts';

describe('podcastBundlesFor', () => {
  test('the brand view lists Elite, Initiate, Novice, without End Game', () => {
    expect(podcastBundlesFor('brand').map(({ tier }) => tier)).toEqual([
      'Elite',
      'Initiate',
      'Novice',
    ]);
  });

  test('the creator view lists levels 3, 2, 1, whenever asked: the data is not reversed in place', () => {
    podcastBundlesFor('creator');
    expect(podcastBundlesFor('creator').map(({ level }) => level)).toEqual([3, 2, 1]);
    expect(podcastBundles.creator.map(({ level }) => level)).toEqual([1, 2, 3]);
  });

  test('an id names the same level in both views, so that #level-2 stays valid after a switch', () => {
    for (const view of ['brand', 'creator'] as const) {
      for (const { id, level } of podcastBundlesFor(view)) expect(id).toBe(`level-${level}`);
    }
  });
});

describe('deliverableItem', () => {
  test('plain text is included', () => {
    expect(deliverableItem('Download link')).toEqual({ text: 'Download link', included: true });
  });

  test('an item keeps its own flag', () => {
    const item = { text: 'Reels', included: false };
    expect(deliverableItem(item)).toEqual(item);
  });
});
