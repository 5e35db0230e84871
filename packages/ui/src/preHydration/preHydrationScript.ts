import type { Preference } from '../preferences/preference.ts';

/** A minified script that calls `preHydrate`, inserted by the build (`build/inlineScript.ts`). */
declare const __INLINE_SCRIPT__: string;

/** Returns an inline script for `head` that calls `preHydrate`. A strict CSP needs its hash. */
export function preHydrationScript(preferences: readonly Preference[] = []): string {
  // Escapes `<`, because a `</script>` in the data would end the script.
  const data = JSON.stringify(preferences).replaceAll('<', '\\u003c');
  return __INLINE_SCRIPT__.replace('__PREFERENCES__', () => data);
}

/**
 * Returns the hash of an inline script or style for a Content-Security-Policy: `sha256-…`. A header,
 * unlike Astro's `hashes`, needs the hash in quotes. Works in Node, in edge runtimes, and on https pages.
 * @param text The exact text between the tags.
 */
export async function cspHash(text: string): Promise<`sha256-${string}`> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
