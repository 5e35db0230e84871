import { syncScrollLock } from '../Dialog/syncScrollLock.ts';
import type { Preference } from '../preferences/preference.ts';
import { changeEvent, choose, restore, shownValue, storedValue } from '../preferences/store.ts';
import { listenToDropdowns } from '../SiteHeader/dropdowns.ts';

/**
 * Makes preferences, the header's dropdowns and dialogs work before React hydrates them. Call it in a
 * script that runs in `head` before the first paint; `preHydrationScript` returns such a script.
 */
export function preHydrate(preferences: readonly Preference[] = []): void {
  restorePreferences(preferences);
  for (const preference of preferences) listenToPreference(preference);
  listenToDropdowns(document);
  // Captures `toggle`, which does not bubble, to lock scrolling when an invoker command opens a dialog.
  addEventListener('toggle', syncScrollLock, true);
}

/** Restores preferences while the page loads, on a return to it, and when React removes their attributes. */
function restorePreferences(preferences: readonly Preference[]): void {
  const root = document.documentElement;
  const restoreAll = () => {
    // Lists the preferences that `usePreference` need not restore.
    root.dataset.scripted = preferences.map(({ name }) => name).join(' ');
    for (const each of preferences) restore(each, storedValue(each));
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

/** Handles clicks on radio buttons and buttons named after a preference, and keeps its inputs up to date. */
function listenToPreference(preference: Preference): void {
  const { name, values, storageKey } = preference;
  document.documentElement.addEventListener(changeEvent, () => syncInputs(preference));
  const onClick = ({ target }: Event) => {
    // The target of a click may be an element inside the button.
    const control = (target as Element).closest<HTMLInputElement | HTMLButtonElement>('[name]');
    if (control?.name === name && values.includes(control.value)) choose(preference, control.value);
  };
  // Captures `click`, which keys also trigger, before a handler can stop it. `change` would come
  // after React has reset a controlled input, and report the old state.
  document.addEventListener('click', onClick, true);
  // A theme applies at once in every open window. Other preferences stay as each window shows them.
  if (name !== 'theme') return;
  addEventListener('storage', ({ key }) => {
    if (key === storageKey) restore(preference, storedValue(preference));
  });
}

function syncInputs(preference: Preference) {
  const inputs = `input[name="${preference.name}"]`;
  for (const input of document.querySelectorAll<HTMLInputElement>(inputs)) {
    const checked = input.value === shownValue(preference);
    // Assigning an equal value would make React skip `onChange` when the visitor changes the input.
    if (input.checked !== checked) input.checked = checked;
    // WebKit resets inputs with `autocomplete="off"` on a return from the back/forward cache.
    input.defaultChecked = checked;
    // A copy of `checked` for styles, because hydration resets `checked` to the server's value for some frames.
    input.dataset.synced = String(checked);
  }
}
