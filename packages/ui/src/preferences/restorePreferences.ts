import { showInAddress, valueInAddress } from './address.ts';
import { type Preference, shownValue, showValue, storedValue, storeValue } from './preference.ts';

/**
 * Sets each preference's attribute on `html` from the address, storage or the default, and from then on handles
 * the radio buttons of its name. For a script in `head` before the first paint, as `preferencesScript` is.
 */
export function restorePreferences(preferences: readonly Preference[]): void {
  preferences.forEach(restorePreference);
}

function restorePreference(preference: Preference) {
  const root = document.documentElement;
  const { name, values, defaultValue, storageKey } = preference;

  const syncInputs = () => {
    for (const input of document.getElementsByName(name) as NodeListOf<HTMLInputElement>) {
      const checked = input.value === shownValue(preference);
      // Assigning an equal value would make React skip `onChange` for the visitor's change.
      if (input.checked !== checked) input.checked = checked;
      // WebKit resets inputs without autocompletion when it restores a page from the back/forward cache.
      input.defaultChecked = checked;
    }
  };
  /** Shows a value, if it is valid; returns whether it is. */
  const apply = (value: unknown) => {
    if (!values.includes(value as string)) return false;
    if (shownValue(preference) !== value) showValue(preference, value as string);
    syncInputs();
    return true;
  };
  /** Shows the first of these values that is valid. */
  const restore = () => {
    root.toggleAttribute('data-scripted', true);
    [
      valueInAddress(preference, location.search),
      storedValue(preference),
      shownValue(preference),
      defaultValue,
    ].some(apply);
    showInAddress(preference);
  };
  restore();
  addEventListener('popstate', restore);
  // A page in the back/forward cache misses storage events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restore();
  });
  // React removes the attributes of `html` when it mounts it again, as in a root's error boundary.
  new MutationObserver(restore).observe(root, { attributeFilter: ['data-scripted'] });

  // A visitor's choice. Listens for `click`, which keys trigger too, in the capture phase: React resets
  // a controlled input until it renders again, and `change` would report that older state.
  document.addEventListener(
    'click',
    ({ target }) => {
      const input = target as HTMLInputElement;
      if (input.name !== name || !apply(input.value)) return;
      storeValue(preference, input.value);
      showInAddress(preference);
    },
    true,
  );

  // A choice in another tab.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey && apply(newValue)) showInAddress(preference);
  });

  // A router's navigation fires no `popstate`. Not in Firefox before 147 and Safari before 26.2.
  let { pathname, search } = location;
  window.navigation?.addEventListener('currententrychange', ({ navigationType }) => {
    const value = valueInAddress(preference, location.search);
    // Applies only a changed value: otherwise the page may show a newer choice, which is about to be added.
    // Applies it later: React must not render within the effect in which Next.js navigates.
    if (value !== valueInAddress(preference, search)) queueMicrotask(() => apply(value));
    // Not after a router only removed the parameter: otherwise both would loop.
    if (navigationType === 'push' || pathname !== location.pathname) showInAddress(preference);
    ({ pathname, search } = location);
  });

  // Sets inputs before their first frame; the HTML already has the defaults.
  const parsing = new MutationObserver(syncInputs);
  if (shownValue(preference) !== defaultValue) {
    parsing.observe(root, { childList: true, subtree: true });
  }
  document.addEventListener('DOMContentLoaded', () => {
    syncInputs();
    parsing.disconnect();
  });
}
