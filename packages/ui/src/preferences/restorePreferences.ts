import type { Preference } from './preference.ts';
import { showFromAddress, shownValue, storedValue } from './store.ts';

/** Restores preferences while the page loads, on a return to it, and when React removes their attributes. */
export function restorePreferences(preferences: readonly Preference[]): void {
  const root = document.documentElement;
  const restoreAll = () => {
    // Lists the preferences that `usePreference` need not restore.
    root.dataset.scripted = preferences.map(({ name }) => name).join(' ');
    for (const each of preferences) showFromAddress(each, storedValue(each));
  };
  restoreAll();
  // Treats a return from the back/forward cache as a page load.
  addEventListener('pageshow', ({ persisted }) => persisted && restoreAll());
  // Restores the attributes, which React removes when it rerenders `html`, for example in another language.
  const attributes = new MutationObserver(() => root.dataset.scripted ?? restoreAll());
  attributes.observe(root, { attributeFilter: ['data-scripted'] });

  // Sets inputs and parts before their first paint, unless the HTML already shows every value.
  const parser = new MutationObserver(restoreAll);
  if (preferences.some((preference) => shownValue(preference) !== preference.defaultValue)) {
    parser.observe(document, { childList: true, subtree: true });
  }
  document.addEventListener('DOMContentLoaded', () => {
    restoreAll();
    parser.disconnect();
  });
}
