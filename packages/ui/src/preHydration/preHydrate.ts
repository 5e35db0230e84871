import { syncScrollLock } from '../Dialog/syncScrollLock.ts';
import type { Preference } from '../preferences/preference.ts';
import { restorePreferences } from '../preferences/restorePreferences.ts';

/**
 * Makes server-rendered components work until React hydrates them: preferences, the header's dropdowns, dialogs. For a
 * script in `head` before the first paint, as `preHydrationScript` is.
 */
export function preHydrate(preferences: readonly Preference[] = []): void {
  restorePreferences(preferences);
  syncMenus();
}

/**
 * Until React hydrates them, CSS opens the header's dropdowns and invoker commands open dialogs. Keeps
 * `aria-expanded` and the lock of the page's scrolling up to date.
 */
function syncMenus(): void {
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

/** A minified call of `preHydrate`, inserted by the build (`build/inlineScript.ts`). */
declare const __INLINE_SCRIPT__: string | undefined;

/** `preHydrate` as the text of an inline script for `head`. Under a strict CSP, allow it by its hash. */
export function preHydrationScript(preferences: readonly Preference[] = []): string {
  if (typeof __INLINE_SCRIPT__ === 'undefined') {
    throw new Error(
      'preHydrationScript() has its text from the build of @agency/ui and was called from source. ' +
        'Import the built package, or bundle preHydrate() instead.',
    );
  }
  // Escapes `<`: a `</script>` in the data would end the script.
  const data = JSON.stringify(preferences).replaceAll('<', '\\u003c');
  return __INLINE_SCRIPT__.replace('__PREFERENCES__', () => data);
}

/**
 * The hash of an inline script or style for a Content-Security-Policy, `sha256-…`: a header needs
 * quotes around it, Astro's `hashes` none. Runs in Node, edge runtimes, and browsers on https.
 * @param text The exact text between the tags.
 */
export async function cspHash(text: string): Promise<`sha256-${string}`> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
