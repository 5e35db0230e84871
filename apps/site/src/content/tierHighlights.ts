import type { ItemId, TierKey } from '@agency/pricing-data';

/** The row of what each tier adds to the next lower one. */
export const additionsLabel = 'What it adds';

/** Precedes what a tier adds. */
export const beyond = (lower: string) => `Beyond ${lower}:`;

/** Precedes what the lowest tier includes. */
export const startsWith = 'Starts with:';

/** The items that each tier is praised for: two or three. Those of the lowest are what it includes. */
export const highlights: Readonly<Record<string, readonly ItemId[]>> = {
  platinum: ['community', 'account-manager'],
  gold: ['account-manager', 'retargeting'],
  silver: ['automation', 'training'],
  bronze: ['updates', 'posts'],
} satisfies Record<TierKey, readonly ItemId[]>;

/** An item with its value: '2 short videos', 'Response time 4 hours', 'Account manager: senior strategist'. */
export function itemWithValue(label: string, value: string): string {
  // Names such as 'SMS' and 'WhatsApp' keep their capitals.
  const lower = (text: string) =>
    /^\p{L}+\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
  if (value === 'Yes') return label;
  if (/^\d+$/.test(value)) return `${value} ${lower(label)}`;
  // '4 hours' stays on one line.
  return /\d/.test(value)
    ? `${label} ${value.replaceAll(' ', '\u00a0')}`
    : `${label}: ${lower(value)}`;
}
