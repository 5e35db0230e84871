import type { Preference } from '../preferences/preference.ts';
import { restorePreferences } from '../preferences/restorePreferences.ts';
import { syncMenus } from './syncMenus.ts';

/**
 * Makes server-rendered components work until React hydrates them: preferences, the header's dropdowns, dialogs. For a
 * script in `head` before the first paint, as `preHydrationScript` is.
 */
export function preHydrate(preferences: readonly Preference[] = []): void {
  restorePreferences(preferences);
  syncMenus();
}
