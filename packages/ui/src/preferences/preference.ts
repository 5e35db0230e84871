/** Something a visitor sets once and finds again on the next visit: a view, a theme. */
export interface Preference<Value extends string = string> {
  /** Names the attribute (`data-<name>` on `html`) and the radio buttons (`name="<name>"`). */
  name: string;
  /** The values it may have. */
  values: readonly Value[];
  /** What holds until the visitor sets another. */
  defaultValue: NoInfer<Value>;
  /** The key of its entry in `localStorage`. */
  storageKey: string;
  /**
   * The query parameter that holds the value in an address, so that a shared link opens with it. It
   * wins over the stored value, and says what is shown whenever that is not the default or was
   * chosen. Without it, addresses stay as they are.
   */
  parameter?: string | undefined;
  /**
   * What the address calls the values on some paths: `{ '/prices': { brand: 'company' } }`. On every
   * path all of these words are accepted, and the values themselves.
   */
  words?: Readonly<Record<string, Readonly<Record<NoInfer<Value>, string>>>> | undefined;
}

/** What storage holds for a preference, valid or not. A browser may refuse storage altogether. */
function storedValue({ storageKey }: Preference): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** What is fired on `html` when a preference of this name changes. */
export const changeEvent = (name: string): string => `preference:${name}`;

/**
 * Sets a preference's attribute on `html`, and tells who shows it in the same step. Told later, React
 * would have set the radio buttons back after a click that a script made.
 */
export function applyValue(name: string, value: string): void {
  const root = document.documentElement;
  root.setAttribute(`data-${name}`, value);
  root.dispatchEvent(new Event(changeEvent(name)));
}

/** The first valid value in an address's query string, if there is one. */
export const valueInAddress = (
  { parameter, words = {}, values }: Preference,
  query: string,
): string | undefined => {
  if (!parameter) return undefined;
  return new URLSearchParams(query)
    .getAll(parameter)
    .map((word) =>
      values.find(
        (value) =>
          value === word || Object.values(words).some((wordFor) => wordFor[value] === word),
      ),
    )
    .find((value) => value !== undefined);
};

/**
 * An address with a preference's value in it, in the word of its path: to be shared, or linked to. The
 * hash and other parameters stay as they are; without a `parameter`, all of it does.
 *
 * @param address The whole of it: `location.href`.
 */
export function addressWith<Value extends string>(
  { parameter, words }: Preference<Value>,
  value: NoInfer<Value>,
  address: string,
): string {
  if (!parameter) return address;
  const url = new URL(address);
  const others = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair && pair.split('=')[0] !== parameter);
  const word = words?.[url.pathname]?.[value] ?? value;
  url.search = [`${parameter}=${word}`, ...others].join('&');
  return url.href;
}

/**
 * Lets the address say which value the page shows: one that is not the default, or that the visitor
 * has chosen. `restorePreferences` does so on load and with each change; call it after a router's
 * navigation to an address without the parameter. The hash and other parameters stay as they are.
 */
export function showInAddress(preference: Preference): void {
  const { name, parameter, defaultValue } = preference;
  if (!parameter) return;

  const update = () => {
    // Read late: it may have changed again.
    const value = document.documentElement.getAttribute(`data-${name}`) ?? defaultValue;
    const shown = valueInAddress(preference, location.search);
    if (shown === value) return;
    if (!shown && value === defaultValue && storedValue(preference) !== value) return;
    // A browser may refuse it.
    try {
      history.replaceState(history.state, '', addressWith(preference, value, location.href));
    } catch {}
  };
  // After the next paint: `replaceState` is slow, and browsers limit how often it may be called.
  requestAnimationFrame(() => setTimeout(update));
}

/**
 * Saves a value: in storage and, for a preference with a `parameter`, in the address. A browser may
 * refuse either; the value then lasts for this page only.
 */
export function persistPreference(preference: Preference, value: string): void {
  try {
    localStorage.setItem(preference.storageKey, value);
  } catch {}
  showInAddress(preference);
}

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
