import { defaultView, type View, views } from '@agency/pricing-data';
import { type Preference, usePreference } from '@agency/ui';
import { audienceNames, severalViews } from './views/audiences.ts';

const base = import.meta.env.BASE_URL;

/** `audienceNames`, keyed by full path. The condition lets the bundler remove the mapping if there is no base path. */
const inAddresses =
  base === '/'
    ? audienceNames
    : Object.fromEntries(
        Object.entries(audienceNames).map(([path, names]) => [base + path.slice(1), names]),
      );

export const viewPreference: Preference<View> = {
  name: 'view',
  values: views,
  defaultValue: defaultView,
  storageKey: 'pricing-view',
  parameter: severalViews ? 'view' : undefined,
  words: inAddresses,
};

export const themePreference: Preference<'light' | 'dark'> = {
  name: 'theme',
  values: ['light', 'dark'],
  defaultValue: 'light',
  storageKey: 'pricing-theme',
};

/** Everything that the site stores in `localStorage`. */
export const preferences = [viewPreference, themePreference];

export const useView = () => usePreference(viewPreference);
export const useTheme = () => usePreference(themePreference);
