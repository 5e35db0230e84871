import type { Preference } from '@agency/ui';

export const preferences = {
  theme: { name: 'theme', values: ['light', 'dark'], defaultValue: 'light', storageKey: 'theme' },
  view: { name: 'view', values: ['launch', 'care'], defaultValue: 'launch', storageKey: 'view' },
} as const satisfies Record<string, Preference>;
