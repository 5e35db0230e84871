import { syncScrollLock } from '../Dialog/syncScrollLock.ts';
import type { Preference } from '../preferences/preference.ts';
import { restorePreferences } from '../preferences/restorePreferences.ts';

/**
 * Makes server-rendered components work until React hydrates them: preferences, the header's dropdowns, dialogs. For a
 * script in `head` before the first paint, as `preHydrationScript` is.
 */
export function preHydrate(preferences: readonly Preference[] = []): void {
  restorePreferences(preferences);
  // CSS opens the header's dropdowns, and invoker commands open dialogs.
  for (const type of ['mouseover', 'mouseout', 'focusin', 'focusout']) {
    addEventListener(type, syncExpanded);
  }
  // `toggle` does not bubble. After hydration the lock is up to date already.
  addEventListener('toggle', syncScrollLock, true);
}

const syncExpanded = () => {
  for (const button of document.querySelectorAll('nav:not([data-hydrated]) [aria-expanded]')) {
    button.ariaExpanded = String(button.nextElementSibling?.checkVisibility());
  }
};
