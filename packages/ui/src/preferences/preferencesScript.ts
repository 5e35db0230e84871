import type { Preference } from './preference.ts';

/** `inlineScript.ts` as minified text, put in by the build (`build/inlineScript.ts`). */
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
