import type { GroupId, ItemId, TierKey } from '@agency/pricing-data';

/** The row of what each tier adds to the next lower one. */
export const additionsLabel = 'What it adds';

interface Additions {
  /** Precedes what a tier adds to the next lower one. */
  intro: (lower: string) => string;
  /** The items that are named with their values if the lower tier has all of a tier's, or all but one. */
  named: readonly ItemId[];
}

const plus = (lower: string) => `More of everything in ${lower}, plus:`;

/** What each tier adds: what the next lower one lacks, which the catalogue knows, or the items named here. */
export const additions: Readonly<Partial<Record<string, Additions>>> = {
  platinum: {
    intro: (lower) => `More of everything in ${lower}:`,
    named: ['community', 'response-time'],
  },
  gold: { intro: plus, named: ['account-manager', 'retargeting'] },
  silver: { intro: plus, named: ['automation', 'training'] },
  bronze: { intro: plus, named: ['updates', 'posts'] },
} satisfies Record<TierKey, Additions>;

/** Precedes the named items of a view's lowest tier. */
export const startsWith = 'Starts with:';

/** On phones a closed group says the values of the first two of these that a tier includes. */
export const leadingItems: Readonly<Partial<Record<string, readonly ItemId[]>>> = {
  website: ['updates', 'blog-posts'],
  'social-media': ['platforms', 'posts'],
  'email-sms': ['email-campaigns', 'sms', 'list-management'],
  video: ['short-videos', 'long-videos', 'video-editing'],
  performance: ['conversion', 'retargeting'],
  'team-training': ['account-manager', 'response-time', 'strategy-calls'],
} satisfies Record<GroupId, readonly ItemId[]>;

/** The group that is open first on phones. */
export const firstOpenGroup: GroupId = 'performance';

/** Items within a sentence; names such as 'SMS' and 'WhatsApp' keep their capitals. */
export const lowerCase = (text: string): string =>
  /^\p{L}+\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** An item with its value: '2 short videos', 'Response time 4 hours', 'Account manager: senior strategist'. */
export function itemWithValue(label: string, value: string): string {
  if (value === 'Yes') return label;
  // '1 blog post', '1 update per month'. A figure stays with what it counts.
  if (value === '1') return `1\u00a0${lowerCase(label.replace(/s\b/, ''))}`;
  if (/^(\d+|All)$/.test(value)) return `${value}\u00a0${lowerCase(label)}`;
  // '4 hours' stays on one line.
  return /\d/.test(value)
    ? `${label} ${value.replaceAll(' ', '\u00a0')}`
    : `${label}: ${lowerCase(value)}`;
}
