import type { Preference } from './preference.ts';
import { changeEvent, choose, showFromAddress, shownValue, storedValue } from './store.ts';

/** Handles clicks on radio buttons and buttons named after a preference, and keeps its inputs up to date. */
export function listenToPreference(preference: Preference): void {
  const { name, values, storageKey } = preference;
  document.documentElement.addEventListener(changeEvent, () => syncInputs(preference));
  const onClick = ({ target }: Event) => {
    // A pointer clicks the elements inside a button, such as its text.
    const control = (target as Element).closest<HTMLInputElement | HTMLButtonElement>('[name]');
    if (control?.name === name && values.includes(control.value)) choose(preference, control.value);
  };
  // Captures `click`, which keys also trigger, before a handler can stop it. `change` would come
  // after React has reset a controlled input, and report the old state.
  document.addEventListener('click', onClick, true);
  // A theme applies at once in every open window. Other preferences stay as each window shows them.
  if (name !== 'theme') return;
  addEventListener('storage', ({ key }) => {
    if (key === storageKey) showFromAddress(preference, storedValue(preference));
  });
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
