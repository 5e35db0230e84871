import { showInAddress, valueInAddress } from './address.ts';
import { type Preference, shownValue, showValue, storedValue, storeValue } from './preference.ts';

/**
 * Sets each preference's attribute on `html` from the address, storage or the default. From then on
 * it handles the radio buttons with the preference's name, before and after React hydrates. For a
 * script in `head` that runs before the first paint; `preferencesScript` is the same as text.
 */
export function restorePreferences(preferences: readonly Preference[]): void {
  const root = document.documentElement;

  /** Shows the first of these values that is valid. */
  const restore = () => {
    root.setAttribute('data-scripted', '');
    for (const preference of preferences) {
      for (const value of [
        valueInAddress(preference, location.search),
        storedValue(preference),
        shownValue(preference),
        preference.defaultValue,
      ]) {
        if (apply(preference, value)) break;
      }
      showInAddress(preference);
    }
  };
  restore();
  addEventListener('popstate', restore);
  // A page in the back/forward cache misses storage events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restore();
  });
  // React empties `html` when it renders it anew, as where a root's error boundary takes over.
  new MutationObserver(() => {
    if (!root.hasAttribute('data-scripted')) restore();
  }).observe(root, { attributeFilter: ['data-scripted'] });

  // A visitor's choice. Listens for `click`, which keys trigger too, in the capture phase: React resets
  // a controlled input until it renders again, and `change` would report that older state.
  document.addEventListener(
    'click',
    ({ target }) => {
      const { name, value } = target as HTMLInputElement;
      const preference = preferences.find((it) => it.name === name);
      if (!preference || !apply(preference, value)) return;
      storeValue(preference, value);
      showInAddress(preference);
    },
    true,
  );

  // A choice in another tab.
  addEventListener('storage', ({ key, newValue }) => {
    const preference = preferences.find(({ storageKey }) => storageKey === key);
    if (preference && apply(preference, newValue)) showInAddress(preference);
  });

  followRouter(preferences);
  syncParsedInputs(preferences);
}

/** Shows a value, if it is valid; returns whether it is. */
function apply(preference: Preference, value: unknown): boolean {
  if (!preference.values.includes(value as string)) return false;
  if (shownValue(preference) !== value) showValue(preference, value as string);
  syncInputs(preference);
  return true;
}

function syncInputs(preference: Preference) {
  const inputs = document.getElementsByName(preference.name) as NodeListOf<HTMLInputElement>;
  for (const input of inputs) {
    const checked = input.value === shownValue(preference);
    // Otherwise React would take the visitor's change for known, and not call `onChange`.
    if (input.checked !== checked) input.checked = checked;
    // On the way back from the back/forward cache, WebKit resets inputs without autocompletion.
    input.defaultChecked = checked;
  }
}

/**
 * Follows a router's navigation, which fires no `popstate`; not in Firefox before 147 and Safari before
 * 26.2.
 */
function followRouter(preferences: readonly Preference[]) {
  let { pathname, search } = location;
  window.navigation?.addEventListener('currententrychange', ({ navigationType }) => {
    for (const preference of preferences) {
      const value = valueInAddress(preference, location.search);
      // If the address's value is the same, the page may show a newer choice, about to be added.
      // Applies it later: React must not render within the effect in which Next.js navigates.
      if (value !== valueInAddress(preference, search)) {
        queueMicrotask(() => apply(preference, value));
      }
      // Not where a router only takes the parameter out: both would write it in turn, endlessly.
      if (navigationType === 'push' || pathname !== location.pathname) showInAddress(preference);
    }
    ({ pathname, search } = location);
  });
}

/** Sets inputs before their first frame; the HTML already has the defaults. */
function syncParsedInputs(preferences: readonly Preference[]) {
  const sync = () => preferences.forEach(syncInputs);
  const parsing = new MutationObserver(sync);
  if (preferences.some((preference) => shownValue(preference) !== preference.defaultValue)) {
    parsing.observe(document.documentElement, { childList: true, subtree: true });
  }
  document.addEventListener('DOMContentLoaded', () => {
    sync();
    parsing.disconnect();
  });
}
