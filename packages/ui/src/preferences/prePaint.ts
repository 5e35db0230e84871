/** Something a visitor chooses once and finds again: a view, a theme. */
export interface Preference<Value extends string = string> {
  /** Names the attribute (`data-<name>` on `html`) and the inputs (`name="<name>"`). */
  name: string;
  /** The values it may have. */
  values: readonly Value[];
  /** What holds until the visitor chooses. */
  defaultValue: Value;
  /** Its entry in the browser's storage. */
  storageKey: string;
  /**
   * The query parameter of the address that says it, in a link that was shared. It wins over what
   * is stored, and each choice is written to it. Without one, addresses say nothing.
   */
  parameter?: string;
  /** Other words for its values in an address: `{ enterprise: 'brand' }`. */
  aliases?: Readonly<Record<string, Value>>;
}

/**
 * Runs in `head` before the first paint: puts each valid choice on `html`, the address's before
 * the stored one, and answers the inputs of that name from then on, whether React is there yet or
 * not.
 *
 * It is turned into text and inlined, so it must stand alone: no imports, no names from outside.
 * A browser may refuse storage altogether; the page then works, and forgets.
 */
export function prePaint(
  preferences: readonly Preference[],
  keep: (preference: Preference, value: string) => void,
): void {
  const root = document.documentElement;
  root.setAttribute('data-scripted', '');

  const current = (preference: Preference) => root.getAttribute(`data-${preference.name}`);

  const inputsShow = (preference: Preference) => {
    const inputs = document.getElementsByName(preference.name) as NodeListOf<HTMLInputElement>;
    for (const input of inputs) {
      const checked = input.value === current(preference);
      if (input.checked !== checked) input.checked = checked;
    }
  };

  const apply = (preference: Preference, value: unknown) => {
    if (!preference.values.includes(value as string)) return false;
    if (current(preference) !== value) {
      root.setAttribute(`data-${preference.name}`, value as string);
    }
    inputsShow(preference);
    return true;
  };

  /** The first valid value in the address, if there is one. */
  const addressed = ({ parameter, aliases, values }: Preference) =>
    parameter &&
    new URLSearchParams(location.search)
      .getAll(parameter)
      .map((word) => aliases?.[word] ?? word)
      .find((value) => values.includes(value));

  const restore = () => {
    for (const preference of preferences) {
      let stored: unknown;
      try {
        stored = localStorage.getItem(preference.storageKey);
      } catch {}
      if (!apply(preference, addressed(preference) ?? stored) && !current(preference)) {
        apply(preference, preference.defaultValue);
      }
    }
  };

  restore();

  document.addEventListener('change', ({ target }) => {
    const input = target as HTMLInputElement;
    const preference = preferences.find(({ name }) => name === input.name);
    if (!preference) return;
    const value = input.checked
      ? input.value
      : preference.values.find((other) => other !== input.value);
    if (apply(preference, value)) keep(preference, value as string);
  });

  // Another tab chose.
  addEventListener('storage', ({ key, newValue }) => {
    const preference = preferences.find(({ storageKey }) => storageKey === key);
    if (!preference || !apply(preference, newValue)) return;
    // An address that says otherwise would be wrong from now on.
    if (addressed(preference)) keep(preference, newValue as string);
  });

  // Back or forward to an address that says it.
  addEventListener('popstate', () => {
    for (const preference of preferences) apply(preference, addressed(preference));
  });

  // Back from the back/forward cache, where no storage event arrives.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restore();
  });

  // Inputs must show the choice in the frame they are first painted in; a default is served so.
  const parsed = new MutationObserver(() => preferences.forEach(inputsShow));
  if (preferences.some((preference) => current(preference) !== preference.defaultValue)) {
    parsed.observe(root, { childList: true, subtree: true });
  }
  document.addEventListener('DOMContentLoaded', () => {
    preferences.forEach(inputsShow);
    parsed.disconnect();
  });
}
