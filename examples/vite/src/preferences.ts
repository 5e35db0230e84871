import type { Preference } from '@agency/ui';

/** What a visitor chooses and finds again. */
export const preferences = {
  theme: {
    name: 'theme',
    values: ['light', 'dark'],
    defaultValue: 'light',
    storageKey: 'fernhill-theme',
  },
  stay: {
    name: 'stay',
    values: ['day', 'month'],
    defaultValue: 'day',
    storageKey: 'fernhill-stay',
  },
} as const satisfies Record<string, Preference>;
