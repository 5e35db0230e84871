import { persistPreference } from './persistPreference.ts';
import { type Preference, prePaint } from './prePaint.ts';

/**
 * The text of an inline script for `head` that restores the preferences before the first paint
 * and answers their inputs before React does. Under a strict CSP, allow it by its hash.
 */
export function preferencesScript(preferences: readonly Preference[]): string {
  // `<` cannot stand in an inline script's data: `</script>` would end it.
  const data = JSON.stringify(preferences).replaceAll('<', '\\u003c');
  return `(${prePaint.toString()})(${data},${persistPreference.toString()})`;
}
