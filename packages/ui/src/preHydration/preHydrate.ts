import { syncScrollLock } from '../Dialog/syncScrollLock.ts';
import type { Preference } from '../preferences/preference.ts';
import { restorePreferences } from '../preferences/restorePreferences.ts';
import { listenToDropdowns } from '../SiteHeader/dropdowns.ts';

/**
 * Makes server-rendered components work until React hydrates them: preferences, the header's dropdowns, dialogs. For a
 * script in `head` before the first paint, as `preHydrationScript` is.
 */
export function preHydrate(preferences: readonly Preference[] = []): void {
  restorePreferences(preferences);
  listenToDropdowns(document);
  // Invoker commands open dialogs. `toggle` does not bubble. After hydration the lock is up to date already.
  addEventListener('toggle', syncScrollLock, true);
}
