import { expectTypeOf, test } from 'vitest';
import {
  type Audience,
  type BundleId,
  catalogue,
  type GroupId,
  type ItemId,
  type MarketingItem,
  type MarketingPrices,
  type NoteId,
  type PodcastBundle,
  type Price,
  podcastBundlesFor,
  type TierKey,
  type View,
} from './index.ts';

test('each id union consists of the ids in the data', () => {
  expectTypeOf<View>().toEqualTypeOf<keyof typeof catalogue.bundles>();
  expectTypeOf<Audience>().toEqualTypeOf<keyof typeof catalogue.prices>();
  expectTypeOf<TierKey>().toEqualTypeOf<(typeof catalogue.tiers)[number]['key']>();
  expectTypeOf<'level-1'>().toExtend<BundleId>();
  for (const id of [] as (View | Audience | BundleId | NoteId | GroupId | ItemId | TierKey)[]) {
    expectTypeOf<string>().not.toExtend<typeof id>();
  }
});

// `assertCatalogue` reports the mistakes that types cannot detect.
test('mistakes in the data do not compile', () => {
  const values = {} as Record<TierKey, string | null>;
  const item = { id: 'sms', label: 'SMS', values } as const satisfies MarketingItem;
  // @ts-expect-error: a misspelt note id.
  ({ ...item, noteId: 'add-budget' }) satisfies MarketingItem;
  // @ts-expect-error: a missing tier.
  ({ ...item, values: {} }) satisfies MarketingItem;
  const prices = {} as Record<Audience, Record<TierKey, Price>>;
  prices satisfies MarketingPrices;
  // @ts-expect-error: an audience without prices.
  ({}) satisfies MarketingPrices;
  // @ts-expect-error: an invalid price.
  ({}) as Record<Audience, Record<TierKey, 'Enquirre'>> satisfies MarketingPrices;
  // @ts-expect-error: an unknown turnaround.
  ({}) as Omit<PodcastBundle, 'turnaround'> & { turnaround: '9 days' } satisfies PodcastBundle;
  // @ts-expect-error: an unknown view.
  podcastBundlesFor('nobody');
  // @ts-expect-error: a change to the catalogue.
  catalogue.prices = prices;
});
