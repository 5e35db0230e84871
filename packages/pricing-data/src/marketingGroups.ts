import type { NoteId } from './footnotes.ts';
import { marketingTiers, type PerTier, type TierKey } from './marketingTiers.ts';

/** What a tier offers of an item. `amount` compares tiers: a count, a sum of rand, a number of hours. */
export type ItemValue = string | { readonly text: string; readonly amount: number };

/** The scales of an item other than the default. */
export const scales = ['fewer', 'yes or no'] as const;

/** How an item's tiers compare. */
export type Scale = (typeof scales)[number];

/** An item of the comparison of marketing tiers: one row of the table. */
export interface MarketingItem<Id extends string = ItemId> {
  readonly id: Id;
  readonly label: string;
  /** The footnote that explains the item. */
  readonly noteId?: NoteId;
  /**
   * How tiers compare if not by the default: a higher amount is more, and each different text is a
   * step up. 'fewer': a lower amount is more. 'yes or no': a tier has the item or not, whatever the
   * text.
   */
  readonly scale?: Scale;
  /**
   * What each tier offers; `null` if it does not include the item. Either all values have an amount or
   * none has.
   */
  readonly values: Readonly<Record<TierKey, ItemValue | null>>;
}

/** A heading of the comparison table, with its items. */
export interface MarketingGroup<Id extends string = GroupId, Item extends string = ItemId> {
  readonly id: Id;
  readonly label: string;
  readonly items: readonly MarketingItem<Item>[];
}

/**
 * Creates a row of the table, with values from the lowest tier to the highest. A number is also its
 * amount; `null` means not included.
 */
const item = <const Id extends string>(
  id: Id,
  label: string,
  ...values: PerTier<ItemValue | number | null>
) => ({
  id,
  label,
  values: Object.fromEntries(
    marketingTiers.toReversed().map(({ key }, index) => [key, counted(values[index] ?? null)]),
  ) as Record<TierKey, ItemValue | null>,
});

const counted = (value: ItemValue | number | null): ItemValue | null =>
  typeof value === 'number' ? { text: String(value), amount: value } : value;

const hours = (count: number): ItemValue => ({
  text: count === 1 ? '1 hour' : `${count} hours`,
  amount: count,
});

const data = [
  {
    id: 'website',
    label: 'Website Management',
    items: [
      item('updates', 'Updates per month', 2, 4, 8, 16),
      item('blog-posts', 'Blog posts', 1, 2, 4, 8),
      item('seo', 'SEO', 'Basic', 'Standard', 'Advanced', 'Premium'),
      item('reporting', 'Reporting', 'Monthly', 'Bi-weekly', 'Weekly', 'Real-time dashboard'),
    ],
  },
  {
    id: 'social-media',
    label: 'Social Media Management',
    items: [
      {
        ...item('platforms', 'Platforms', 2, 3, 5, { text: 'All', amount: 6 }),
        noteId: 'platforms',
      },
      item('posts', 'Posts per week', 3, 5, 7, 14),
      item('graphics', 'Custom graphics per month', 4, 8, 12, 20),
      item('community', 'Community management', null, 'Standard', 'Priority', '24/7'),
      {
        ...item(
          'social-ads',
          'Social ads',
          null,
          null,
          { text: 'R5,000', amount: 5000 },
          { text: 'R15,000 budget', amount: 15_000 },
        ),
        noteId: 'ad-budget',
      },
    ],
  },
  {
    id: 'email-sms',
    label: 'Email & SMS',
    items: [
      item('email-campaigns', 'Email campaigns per month', 1, 2, 4, 8),
      item('sms', 'SMS', null, 1, 2, 4),
      item('automation', 'Automation', null, 'Basic', 'Advanced', 'Full suite'),
      item(
        'list-management',
        'List management',
        'Basic',
        'Standard',
        'Advanced segmentation',
        'AI-powered',
      ),
    ],
  },
  {
    id: 'video',
    label: 'Video',
    items: [
      item('short-videos', 'Short videos', 2, 4, 8, 12),
      item('long-videos', 'Long videos', null, 1, 2, 4),
      item(
        'video-editing',
        'Editing',
        'Basic',
        'Standard',
        'Advanced',
        'Premium with motion graphics',
      ),
    ],
  },
  {
    id: 'performance',
    label: 'Performance',
    items: [
      {
        ...item(
          'ads-management',
          'Ads management',
          null,
          null,
          { text: 'R5,000', amount: 5000 },
          { text: 'R15,000', amount: 15_000 },
        ),
        noteId: 'ad-budget',
      },
      item('conversion', 'Conversion optimisation', null, 'Basic', 'Advanced A/B', 'Full'),
      {
        ...item('retargeting', 'Retargeting', null, null, 'Yes', 'Multi-channel'),
        scale: 'yes or no',
      },
    ],
  },
  {
    id: 'team-training',
    label: 'Team & Training',
    items: [
      item('strategy-calls', 'Strategy calls', 'Monthly', 'Bi-weekly', 'Weekly', 'On-demand'),
      item('training', 'Training', null, 'Quarterly', 'Monthly', 'Bi-weekly'),
      {
        ...item('account-manager', 'Account manager', null, null, 'Yes', 'Senior strategist'),
        scale: 'yes or no',
      },
      {
        ...item('response-time', 'Response time', hours(48), hours(24), hours(12), hours(4)),
        scale: 'fewer',
      },
    ],
  },
] as const satisfies readonly MarketingGroup<string, string>[];

export type GroupId = (typeof data)[number]['id'];

/** The id of a marketing item, unique across the groups. */
export type ItemId = (typeof data)[number]['items'][number]['id'];

/** The items of the comparison of marketing tiers, in groups, in the order of the page. */
export const marketingGroups: readonly MarketingGroup[] = data;
