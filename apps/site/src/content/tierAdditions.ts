import type { GroupId, ItemId, TierKey } from '@agency/pricing-data';

/** The heading of the row with what each tier has beyond the next lower tier. */
export const additionsLabel = 'What it adds';

interface Additions {
  /** Returns the text before a tier's additions, given the next lower tier's name. */
  intro: (lower: string) => string;
  /** The items to name, with their values, if this tier has at most one item that the lower tier lacks. */
  named: readonly ItemId[];
}

const plus = (lower: string) => `More of everything in ${lower}, plus:`;

/** The text for what each tier has beyond the next lower tier. */
export const additions: Readonly<Partial<Record<string, Additions>>> = {
  platinum: {
    intro: (lower) => `More of everything in ${lower}, with:`,
    named: ['community', 'response-time'],
  },
  gold: { intro: plus, named: ['account-manager', 'retargeting'] },
  silver: { intro: plus, named: ['automation', 'training'] },
  bronze: { intro: plus, named: ['updates', 'posts'] },
} satisfies Record<TierKey, Additions>;

/** Precedes the named items of a view's lowest tier. */
export const startsWith = 'Starts with:';

/** The items that sum up a closed group on phones: the group shows the first two that a tier includes. */
export const leadingItems: Readonly<Partial<Record<string, readonly ItemId[]>>> = {
  website: ['updates', 'blog-posts'],
  'social-media': ['platforms', 'posts'],
  'email-sms': ['email-campaigns', 'sms', 'list-management'],
  video: ['short-videos', 'long-videos', 'video-editing'],
  performance: ['conversion', 'retargeting'],
  'team-training': ['account-manager', 'response-time', 'strategy-calls'],
} satisfies Record<GroupId, readonly ItemId[]>;

/** The group that is initially open on phones. */
export const firstOpenGroup: GroupId = 'performance';

/** Lowercases the first letter for use within a sentence, except in words such as 'SMS' and 'WhatsApp'. */
export const lowerCase = (text: string): string =>
  /^\p{L}\S*\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** The catalogue's values for an included item and for an unlimited one. */
export const [included, unlimited] = ['Yes', 'All'];

/** Returns an item with its value: '2 short videos', 'Response time 4 hours'. */
export function itemWithValue(label: string, value: string): string {
  if (value === included) return label;
  // Makes '1 blog post' or '1 update per month'.
  if (value === '1') return `1\u00a0${lowerCase(label.replace(/s\b/, ''))}`;
  if (/^\d+$/.test(value) || value === unlimited) return `${value}\u00a0${lowerCase(label)}`;
  // Keeps '4 hours' on one line.
  return /\d/.test(value)
    ? `${label} ${value.replaceAll(' ', '\u00a0')}`
    : `${label}: ${lowerCase(value)}`;
}
