import { valueInAddress } from './address.ts';
import {
  type Preference,
  shownValue,
  showParts,
  showValue,
  storedValue,
  storeValue,
} from './preference.ts';

/**
 * Sets each preference's attribute on `html` from the address, storage or the default, and from then on handles
 * the radio buttons of its name. Leaves the address as it is: a router that hydrates must find the one that
 * the server has seen.
 */
export function restorePreferences(preferences: readonly Preference[]): void {
  for (const preference of preferences) {
    const server = shownValue(preference);
    restore(preference);
    followParser(preference);

    // The visitor's choice. `click`, which keys trigger too, in the capture phase: React resets a controlled input
    // until it renders again, and `change` would report that older state.
    document.addEventListener(
      'click',
      ({ target }) => {
        const { name, value } = target as HTMLInputElement;
        if (name === preference.name && apply(preference, value)) storeValue(preference, value);
      },
      true,
    );
    // A choice in another tab.
    addEventListener('storage', ({ key, newValue }) => {
      if (key === preference.storageKey) apply(preference, newValue);
    });
    // An address without a value shows the server's again, unless the visitor has chosen one.
    addEventListener('popstate', () => {
      const isUnchosen = preference.parameter && storedValue(preference) === null;
      restore(preference, isUnchosen ? server : undefined);
    });
    // A page in the back/forward cache misses storage events.
    addEventListener('pageshow', ({ persisted }) => persisted && restore(preference));
    // React removes the attributes of `html` when it mounts it again, as in a root's error boundary.
    new MutationObserver(() => restore(preference)).observe(document.documentElement, {
      attributeFilter: ['data-scripted'],
    });
  }
}

/** Shows the value in the address, the stored or the other one, or the default: the first that is valid. */
function restore(preference: Preference, other = shownValue(preference)) {
  document.documentElement.toggleAttribute('data-scripted', true);
  [
    valueInAddress(preference, location.search),
    storedValue(preference),
    other,
    preference.defaultValue,
  ].some((value) => apply(preference, value));
}

/** Shows a value, if it is valid; returns whether it is. */
function apply(preference: Preference, value: unknown) {
  if (!preference.values.includes(value as string)) return false;
  if (shownValue(preference) !== value) showValue(preference, value as string);
  syncInputs(preference);
  return true;
}

function syncInputs(preference: Preference) {
  for (const input of document.getElementsByName(preference.name) as NodeListOf<HTMLInputElement>) {
    const checked = input.value === shownValue(preference);
    // Assigning an equal value would make React skip `onChange` for the visitor's change.
    if (input.checked !== checked) input.checked = checked;
    // WebKit resets inputs without autocompletion when it restores a page from the back/forward cache.
    input.defaultChecked = checked;
  }
}

/** Sets inputs and parts before their first frame; the HTML already has the defaults. */
function followParser(preference: Preference) {
  const sync = () => {
    syncInputs(preference);
    showParts(preference);
  };
  const parsing = new MutationObserver(sync);
  if (shownValue(preference) !== preference.defaultValue) {
    parsing.observe(document, { childList: true, subtree: true });
  }
  document.addEventListener('DOMContentLoaded', () => {
    sync();
    parsing.disconnect();
  });
}
