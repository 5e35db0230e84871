import { defaultView, type View, views } from '@agency/pricing-data';
import { type Preference, usePreference } from '@agency/ui';
import { audienceNames, severalViews } from './views/audiences.ts';

const base = import.meta.env.BASE_URL;

/** `audienceNames` with the base path. A build without a base path drops this code. */
const inAddresses =
  base === '/'
    ? audienceNames
    : Object.fromEntries(
        Object.entries(audienceNames).map(([path, names]) => [base + path.slice(1), names]),
      );

/** The view, shared by all pages. */
export const viewPreference: Preference<View> = {
  name: 'view',
  values: views,
  defaultValue: defaultView,
  storageKey: 'pricing-view',
  parameter: severalViews ? 'view' : undefined,
  words: inAddresses,
};

/** The theme, light until the visitor chooses another. */
export const themePreference: Preference<'light' | 'dark'> = {
  name: 'theme',
  values: ['light', 'dark'],
  defaultValue: 'light',
  storageKey: 'pricing-theme',
};

/** All that the site stores in `localStorage`, one entry per preference. */
export const preferences = [viewPreference, themePreference];

export const useView = () => usePreference(viewPreference);
export const useTheme = () => usePreference(themePreference);
