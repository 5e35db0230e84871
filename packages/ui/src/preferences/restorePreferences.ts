import { showInAddress, valueInAddress } from './address.ts';
import { applyValue } from './applyValue.ts';
import { persistPreference } from './persistPreference.ts';
import type { Preference } from './preference.ts';
import { storedValue } from './storedValue.ts';

/**
 * Sets each preference's attribute on `html`, from the address, from storage or by default, and
 * handles the radio buttons of that name from then on, before React as well as after. For a script
 * in `head` that runs before the first paint; `preferencesScript` is the same as text.
 */
export function restorePreferences(preferences: readonly Preference[]): void {
  const root = document.documentElement;
  root.setAttribute('data-scripted', '');

  const current = (preference: Preference) => root.getAttribute(`data-${preference.name}`);

  const syncInputs = (preference: Preference) => {
    const inputs = document.getElementsByName(preference.name) as NodeListOf<HTMLInputElement>;
    for (const input of inputs) {
      const checked = input.value === current(preference);
      if (input.checked !== checked) input.checked = checked;
      // After a return from the back/forward cache, WebKit resets inputs without autocompletion to it.
      if (input.defaultChecked !== checked) input.defaultChecked = checked;
    }
  };

  /** Sets a value, unless it is none of the preference's. */
  const apply = (preference: Preference, value: unknown) => {
    if (!preference.values.includes(value as string)) return false;
    if (current(preference) !== value) applyValue(preference.name, value as string);
    syncInputs(preference);
    return true;
  };

  const restore = () => {
    for (const preference of preferences) {
      const value = valueInAddress(preference, location.search) ?? storedValue(preference);
      if (!apply(preference, value) && !current(preference)) {
        apply(preference, preference.defaultValue);
      }
      showInAddress(preference);
    }
  };

  restore();

  // A click, which keys send too, and before anyone else: React sets a controlled input back until
  // it renders again, and `change` would tell that older state.
  document.addEventListener(
    'click',
    ({ target }) => {
      const input = target as HTMLInputElement;
      const preference = preferences.find(({ name }) => name === input.name);
      if (!preference || !apply(preference, input.value)) return;
      persistPreference(preference, input.value);
    },
    true,
  );

  // Changed in another tab.
  addEventListener('storage', ({ key, newValue }) => {
    const preference = preferences.find(({ storageKey }) => storageKey === key);
    if (preference && apply(preference, newValue)) showInAddress(preference);
  });

  // Back or forward, to an address with a value or to one that lacks it.
  addEventListener('popstate', () => {
    for (const preference of preferences) {
      apply(preference, valueInAddress(preference, location.search));
      showInAddress(preference);
    }
  });

  // Restored from the back/forward cache, which misses storage events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restore();
  });

  // Inputs are right in their first frame. Those of a default are so in the HTML.
  const parsing = new MutationObserver(() => preferences.forEach(syncInputs));
  if (preferences.some((preference) => current(preference) !== preference.defaultValue)) {
    parsing.observe(root, { childList: true, subtree: true });
  }
  document.addEventListener('DOMContentLoaded', () => {
    preferences.forEach(syncInputs);
    parsing.disconnect();
  });
}
