import type { Preference } from '@agency/ui';

/** What a visitor chooses and finds again. */
export const theme = {
  name: 'theme',
  values: ['light', 'dark'],
  defaultValue: 'light',
  storageKey: 'tidewrack-theme',
} as const satisfies Preference;
