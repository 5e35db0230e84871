import type { Preference } from '@agency/ui';

export const theme = {
  name: 'theme',
  values: ['light', 'dark'],
  defaultValue: 'dark',
  storageKey: 'northlight-theme',
} as const satisfies Preference;
