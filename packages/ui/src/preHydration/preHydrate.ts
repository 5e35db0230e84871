import { syncScrollLock } from '../Dialog/syncScrollLock.ts';
import type { Preference } from '../preferences/preference.ts';
import { restorePreferences } from '../preferences/restorePreferences.ts';
import { listenToDropdowns } from '../SiteHeader/dropdowns.ts';

/**
 * Makes preferences, the header's dropdowns and dialogs work until React hydrates them. Call it in a
 * script that runs in `head` before the first paint; `preHydrationScript` is such a script.
 */
export function preHydrate(preferences: readonly Preference[] = []): void {
  restorePreferences(preferences);
  listenToDropdowns(document);
  // Locks scrolling when an invoker command opens a dialog. `toggle` does not bubble.
  addEventListener('toggle', syncScrollLock, true);
}
