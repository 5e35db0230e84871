import type { NoteId } from './footnotes.ts';
import { marketingTiers, type PerTier, type TierKey } from './marketingTiers.ts';

/** A row of the table that compares the marketing tiers. */
export interface MarketingItem<Id extends string = ItemId> {
  readonly id: Id;
  readonly label: string;
  /** The footnote that explains the item. */
  readonly noteId?: NoteId;
  /** Each tier's value, in words; `null` if the tier does not include the item. */
  readonly values: Readonly<Record<TierKey, string | null>>;
}

/** A heading of the comparison table, and the rows below it. */
export interface MarketingGroup<Id extends string = GroupId, Item extends string = ItemId> {
  readonly id: Id;
  readonly label: string;
  readonly items: readonly MarketingItem<Item>[];
}

/** Creates a row. Values run from the lowest tier to the highest; `null` means excluded. */
const item = <const Id extends string>(
  id: Id,
  label: string,
  ...values: PerTier<string | number | null>
) => ({
  id,
  label,
  values: Object.fromEntries(
    marketingTiers.toReversed().map(({ key }, index) => [key, values[index]?.toString() ?? null]),
  ) as Record<TierKey, string | null>,
});

const group = <const Id extends string, Item extends string>(
  id: Id,
  label: string,
  items: readonly MarketingItem<Item>[],
): MarketingGroup<Id, Item> => ({ id, label, items });

const adBudgets = [null, null, 'R5,000 budget, separate', 'R15,000 budget, separate'] as const;

const data = [
  group('website', 'Website Management', [
    item('updates', 'Updates per month', 2, 4, 8, 16),
    item('blog-posts', 'Blog posts', 1, 2, 4, 8),
    item('seo', 'SEO', 'Basic', 'Standard', 'Advanced', 'Premium'),
    item('reporting', 'Reporting', 'Monthly', 'Bi-weekly', 'Weekly', 'Real-time dashboard'),
  ]),
  group('social-media', 'Social Media Management', [
    { ...item('platforms', 'Platforms', 2, 3, 5, 'All'), noteId: 'platforms' },
    item('posts', 'Posts per week', 3, 5, 7, 14),
    item('graphics', 'Custom graphics per month', 4, 8, 12, 20),
    item('community', 'Community management', null, 'Standard', 'Priority', '24/7'),
    { ...item('social-ads', 'Social ads', ...adBudgets), noteId: 'ad-budget' },
  ]),
  group('email-sms', 'Email & SMS', [
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
  ]),
  group('video', 'Video', [
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
  ]),
  group('performance', 'Performance', [
    { ...item('ads-management', 'Ads management', ...adBudgets), noteId: 'ad-budget' },
    item('conversion', 'Conversion optimisation', null, 'Basic', 'Advanced A/B', 'Full'),
    item('retargeting', 'Retargeting', null, null, 'Yes', 'Multi-channel'),
  ]),
  group('team-training', 'Team & Training', [
    item('strategy-calls', 'Strategy calls', 'Monthly', 'Bi-weekly', 'Weekly', 'On-demand'),
    item('training', 'Training', null, 'Quarterly', 'Monthly', 'Bi-weekly'),
    item('account-manager', 'Account manager', null, null, 'Yes', 'Senior strategist'),
    item('response-time', 'Response time', '48 hours', '24 hours', '12 hours', '4 hours'),
  ]),
];

export type GroupId = (typeof data)[number]['id'];

/** The id of a marketing item, unique across the groups. */
export type ItemId = (typeof data)[number]['items'][number]['id'];

/** The rows of the comparison table, grouped, in the page's order. */
export const marketingGroups: readonly MarketingGroup[] = data;
