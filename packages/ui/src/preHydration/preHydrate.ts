import { syncScrollLock } from '../Dialog/syncScrollLock.ts';
import { listenToPreference } from '../preferences/listenToPreference.ts';
import type { Preference } from '../preferences/preference.ts';
import { restorePreferences } from '../preferences/restorePreferences.ts';
import { listenToDropdowns } from '../SiteHeader/dropdowns.ts';

/**
 * Makes preferences, the header's dropdowns and dialogs work before React hydrates them. Call it in a
 * script that runs in `head` before the first paint; `preHydrationScript` is such a script.
 */
export function preHydrate(preferences: readonly Preference[] = []): void {
  restorePreferences(preferences);
  for (const preference of preferences) listenToPreference(preference);
  listenToDropdowns(document);
  // Captures `toggle`, which does not bubble, to lock scrolling when an invoker command opens a dialog.
  addEventListener('toggle', syncScrollLock, true);
}
