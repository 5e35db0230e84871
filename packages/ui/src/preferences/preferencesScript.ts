import type { Preference } from './preference.ts';

/** A call of `restorePreferences` as minified text, put in by the build (`build/inlineScript.ts`). */
declare const __INLINE_SCRIPT__: string | undefined;

/**
 * `restorePreferences` as the text of an inline script for `head`, for pages without a bundle of
 * their own there. Under a strict CSP, allow it by its hash.
 */
export function preferencesScript(preferences: readonly Preference[]): string {
  if (typeof __INLINE_SCRIPT__ === 'undefined') {
    throw new Error(
      'preferencesScript() has its text from the build of @agency/ui and was called from source. ' +
        'Import the built package, or bundle restorePreferences() instead.',
    );
  }
  // Unescaped, a `</script>` in the data would end the script.
  const data = JSON.stringify(preferences).replaceAll('<', '\\u003c');
  return __INLINE_SCRIPT__.replace('__PREFERENCES__', () => data);
}

/**
 * An inline script's or style's source expression for a Content-Security-Policy header, quotes
 * included: `'sha256-…'`. Runs in Node, at the edge and in a browser on https.
 *
 * @param text Exactly what stands between the tags.
 */
export async function cspHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
