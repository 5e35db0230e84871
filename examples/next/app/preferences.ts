import type { Preference } from '@agency/ui';

export const preferences = {
  theme: { name: 'theme', values: ['light', 'dark'], defaultValue: 'light', storageKey: 'theme' },
  view: {
    name: 'view',
    values: ['brand', 'creator'],
    defaultValue: 'brand',
    storageKey: 'view',
    parameter: 'view',
  },
} as const satisfies Record<string, Preference>;
