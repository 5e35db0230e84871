import { expect, test } from 'vitest';
import * as entry from './index.ts';

// Changing this list needs a changeset.
test('the package exports these names and no others', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'CatalogueError',
    'assertCatalogue',
    'audienceFor',
    'audiences',
    'catalogue',
    'contractMonths',
    'defaultView',
    'deliverableItem',
    'footnoteNumber',
    'footnotes',
    'groupShares',
    'includedItems',
    'itemShares',
    'itemTexts',
    'marketingGroups',
    'marketingPrices',
    'marketingTiers',
    'monthlyRand',
    'podcastBundles',
    'podcastBundlesFor',
    'pricesAsOf',
    'quotes',
    'recordingMinutes',
    'recordingSlotHours',
    'tierStep',
    'turnarounds',
    'views',
    'withAmount',
  ]);
});
