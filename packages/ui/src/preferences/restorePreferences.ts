import type { Preference } from './preference.ts';
import { changeEvent, choose, restore, shownValue } from './store.ts';

/** Restores preferences, and handles clicks on radio buttons and buttons named after them. */
export function restorePreferences(preferences: readonly Preference[]): void {
  const root = document.documentElement;
  const restoreAll = () => {
    // Lists the preferences that `usePreference` need not restore.
    root.dataset.scripted = preferences.map(({ name }) => name).join(' ');
    for (const preference of preferences) restore(preference);
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

  for (const preference of preferences) {
    const { name, values, storageKey } = preference;
    root.addEventListener(changeEvent, () => syncInputs(preference));
    // Captures `click`, which keys also trigger, before a handler can stop it. `change` would come
    // after React has reset a controlled input, and report the old state.
    const onClick = ({ target }: Event) => {
      // A pointer clicks the elements inside a button, such as its text.
      const control = (target as Element).closest<HTMLInputElement | HTMLButtonElement>('[name]');
      if (control?.name !== name || !values.includes(control.value)) return;
      choose(preference, control.value);
    };
    document.addEventListener('click', onClick, true);
    // A theme applies at once in every open window. Other preferences stay as each window shows them.
    if (name !== 'theme') continue;
    addEventListener('storage', ({ key }) => key === storageKey && restore(preference));
  }
}

function syncInputs(preference: Preference) {
  const inputs = document.getElementsByName(preference.name) as NodeListOf<HTMLInputElement>;
  for (const input of inputs) {
    const checked = input.value === shownValue(preference);
    // Assigning an equal value would make React skip `onChange` when the visitor changes the input.
    if (input.checked !== checked) input.checked = checked;
    // WebKit resets inputs with `autocomplete="off"` on a return from the back/forward cache.
    input.defaultChecked = checked;
    // A copy of `checked` for styles, because hydration resets `checked` to the server's value for some frames.
    input.dataset.synced = String(checked);
  }
}
