import type { Preference } from '@agency/ui';

export const preferences = {
  theme: { name: 'theme', values: ['light', 'dark'], defaultValue: 'light', storageKey: 'theme' },
  billing: {
    name: 'billing',
    values: ['month', 'year'],
    defaultValue: 'month',
    storageKey: 'billing',
    parameter: 'billing',
  },
} as const satisfies Record<string, Preference>;
