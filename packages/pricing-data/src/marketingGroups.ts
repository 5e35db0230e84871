import type { NoteId } from './footnotes.ts';
import type { TierKey } from './marketingTiers.ts';

/** A feature that the marketing tiers are compared by: one row of the table. */
export interface MarketingItem<Id extends string = ItemId> {
  readonly id: Id;
  readonly label: string;
  /** The footnote that explains the item. */
  readonly noteId?: NoteId;
  /** What each tier offers. `null` is written out: the tier deliberately does not include it. */
  readonly values: Readonly<Record<TierKey, string | null>>;
}

/** A heading of the comparison table and the items below it. */
export interface MarketingGroup<Id extends string = GroupId, Item extends string = ItemId> {
  readonly id: Id;
  readonly label: string;
  readonly items: readonly MarketingItem<Item>[];
}

// Values run from bronze to platinum. `null` means the tier does not include the item.
const data = [
  {
    id: 'website',
    label: 'Website Management',
    items: [
      {
        id: 'updates',
        label: 'Updates per month',
        values: { bronze: '2', silver: '4', gold: '8', platinum: '16' },
      },
      {
        id: 'blog-posts',
        label: 'Blog posts',
        values: { bronze: '1', silver: '2', gold: '4', platinum: '8' },
      },
      {
        id: 'seo',
        label: 'SEO',
        values: { bronze: 'Basic', silver: 'Standard', gold: 'Advanced', platinum: 'Premium' },
      },
      {
        id: 'reporting',
        label: 'Reporting',
        values: {
          bronze: 'Monthly',
          silver: 'Bi-weekly',
          gold: 'Weekly',
          platinum: 'Real-time dashboard',
        },
      },
    ],
  },
  {
    id: 'social-media',
    label: 'Social Media Management',
    items: [
      {
        id: 'platforms',
        label: 'Platforms',
        noteId: 'platforms',
        values: { bronze: '2', silver: '3', gold: '5', platinum: 'All' },
      },
      {
        id: 'posts',
        label: 'Posts per week',
        values: { bronze: '3', silver: '5', gold: '7', platinum: '14' },
      },
      {
        id: 'graphics',
        label: 'Custom graphics per month',
        values: { bronze: '4', silver: '8', gold: '12', platinum: '20' },
      },
      {
        id: 'community',
        label: 'Community management',
        values: { bronze: null, silver: 'Standard', gold: 'Priority', platinum: '24/7' },
      },
      {
        id: 'social-ads',
        label: 'Social ads',
        noteId: 'ad-budget',
        values: { bronze: null, silver: null, gold: 'R5,000', platinum: 'R15,000 budget' },
      },
    ],
  },
  {
    id: 'email-sms',
    label: 'Email & SMS',
    items: [
      {
        id: 'email-campaigns',
        label: 'Email campaigns per month',
        values: { bronze: '1', silver: '2', gold: '4', platinum: '8' },
      },
      {
        id: 'sms',
        label: 'SMS',
        values: { bronze: null, silver: '1', gold: '2', platinum: '4' },
      },
      {
        id: 'automation',
        label: 'Automation',
        values: { bronze: null, silver: 'Basic', gold: 'Advanced', platinum: 'Full suite' },
      },
      {
        id: 'list-management',
        label: 'List management',
        values: {
          bronze: 'Basic',
          silver: 'Standard',
          gold: 'Advanced segmentation',
          platinum: 'AI-powered',
        },
      },
    ],
  },
  {
    id: 'video',
    label: 'Video',
    items: [
      {
        id: 'short-videos',
        label: 'Short videos',
        values: { bronze: '2', silver: '4', gold: '8', platinum: '12' },
      },
      {
        id: 'long-videos',
        label: 'Long videos',
        values: { bronze: null, silver: '1', gold: '2', platinum: '4' },
      },
      {
        id: 'video-editing',
        label: 'Editing',
        values: {
          bronze: 'Basic',
          silver: 'Standard',
          gold: 'Advanced',
          platinum: 'Premium with motion graphics',
        },
      },
    ],
  },
  {
    id: 'performance',
    label: 'Performance',
    items: [
      {
        id: 'ads-management',
        label: 'Ads management',
        noteId: 'ad-budget',
        values: { bronze: null, silver: null, gold: 'R5,000', platinum: 'R15,000' },
      },
      {
        id: 'conversion',
        label: 'Conversion optimisation',
        values: { bronze: null, silver: 'Basic', gold: 'Advanced A/B', platinum: 'Full' },
      },
      {
        id: 'retargeting',
        label: 'Retargeting',
        values: { bronze: null, silver: null, gold: 'Yes', platinum: 'Multi-channel' },
      },
    ],
  },
  {
    id: 'team-training',
    label: 'Team & Training',
    items: [
      {
        id: 'strategy-calls',
        label: 'Strategy calls',
        values: { bronze: 'Monthly', silver: 'Bi-weekly', gold: 'Weekly', platinum: 'On-demand' },
      },
      {
        id: 'training',
        label: 'Training',
        values: { bronze: null, silver: 'Quarterly', gold: 'Monthly', platinum: 'Bi-weekly' },
      },
      {
        id: 'account-manager',
        label: 'Account manager',
        values: { bronze: null, silver: null, gold: 'Yes', platinum: 'Senior strategist' },
      },
      {
        id: 'response-time',
        label: 'Response time',
        values: { bronze: '48 hours', silver: '24 hours', gold: '12 hours', platinum: '4 hours' },
      },
    ],
  },
] as const satisfies readonly MarketingGroup<string, string>[];

/** The id of a marketing group. */
export type GroupId = (typeof data)[number]['id'];

/** The id of a marketing item, unique across the groups. */
export type ItemId = (typeof data)[number]['items'][number]['id'];

/** What the marketing tiers are compared by, in the order of the page. */
export const marketingGroups: readonly MarketingGroup[] = data;
