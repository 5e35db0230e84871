import { expectTypeOf, test } from 'vitest';
import {
  type Audience,
  type BundleId,
  catalogue,
  footnoteNumber,
  type GroupId,
  type ItemId,
  type MarketingItem,
  type MarketingPrices,
  type MarketingTier,
  type NoteId,
  type PodcastBundle,
  podcastBundlesFor,
  type TierKey,
  type View,
} from './index.ts';

test('the unions are the ids of the data', () => {
  expectTypeOf<View>().toEqualTypeOf<keyof typeof catalogue.bundles>();
  expectTypeOf<Audience>().toEqualTypeOf<keyof typeof catalogue.prices>();
  expectTypeOf<TierKey>().toEqualTypeOf<(typeof catalogue.tiers)[number]['key']>();
  expectTypeOf<'level-1'>().toExtend<BundleId>();
  for (const id of [] as (View | Audience | BundleId | NoteId | GroupId | ItemId | TierKey)[]) {
    expectTypeOf<string>().not.toExtend<typeof id>();
  }
});

test('mistakes do not compile', () => {
  const values = {} as Record<TierKey, string | null>;
  const tier = {} as MarketingTier;
  const item = { id: 'sms', label: 'SMS', values } as const satisfies MarketingItem;
  // @ts-expect-error: a misspelt note id.
  ({ ...item, noteId: 'add-budget' }) satisfies MarketingItem;
  // @ts-expect-error
  footnoteNumber('add-budget');
  // @ts-expect-error: an unknown scale.
  ({ ...item, scale: 'less' }) satisfies MarketingItem;
  // @ts-expect-error: a misspelt, missing or extra tier.
  ({ key: 'platnum', label: 'Platinum', color: tier.color }) satisfies MarketingTier;
  // @ts-expect-error
  ({ ...tier, color: 'purple' }) satisfies MarketingTier;
  // @ts-expect-error
  ({ ...item, values: {} }) satisfies MarketingItem;
  // @ts-expect-error
  ({ ...item, values: { ...values, platnum: '1' } }) satisfies MarketingItem;
  // @ts-expect-error
  ({ ...item, values: {} as Record<TierKey, undefined> }) satisfies MarketingItem;
  // @ts-expect-error
  ({ ...item, values: {} as Record<TierKey, { text: 'All' }> }) satisfies MarketingItem;

  const tiers = {} as Record<TierKey, 'R1' | 'Enquire'>;
  const prices = {} as Record<Audience, typeof tiers>;
  prices satisfies MarketingPrices;
  // @ts-expect-error: an audience without prices.
  ({ enterprise: tiers }) satisfies MarketingPrices;
  // @ts-expect-error: an invalid price.
  ({ ...prices, sme: {} as Record<TierKey, 'Enquirre'> }) satisfies MarketingPrices;
  // @ts-expect-error
  ({ ...prices, sme: {} as Record<TierKey, '1'> }) satisfies MarketingPrices;

  const bundle = {
    id: 'level-1',
    tier: '',
    level: 1,
    prices: [{ episodes: 1, price: 'R1' }],
    deliverables: ['Download link', { text: 'Reels', included: false }],
    turnaround: '14 working days',
    featured: false,
  } as const satisfies PodcastBundle;
  // @ts-expect-error: an unknown id, level or turnaround.
  ({ ...bundle, id: 'level-9' }) satisfies PodcastBundle;
  // @ts-expect-error
  ({ ...bundle, level: 'custom' }) satisfies PodcastBundle;
  // @ts-expect-error
  ({ ...bundle, turnaround: '14 workings days' }) satisfies PodcastBundle;
  // @ts-expect-error
  ({ ...bundle, deliverables: [{ text: 'Reels' }] }) satisfies PodcastBundle;
  // @ts-expect-error: an audience in place of a view.
  podcastBundlesFor('enterprise');
  // @ts-expect-error: a change of the catalogue.
  catalogue.prices.sme = tiers;
  // @ts-expect-error
  catalogue.tiers.push();
});
