/** A setting that is kept for the visitor's next visit: a view, a theme. */
export interface Preference<Value extends string = string> {
  /** Names the attribute (`data-<name>` on `html`) and the radio buttons (`name="<name>"`). */
  name: string;
  /** The allowed values. */
  values: readonly Value[];
  /** The value until the visitor chooses another. */
  defaultValue: NoInfer<Value>;
  /** The key in `localStorage`. */
  storageKey: string;
  /**
   * The query parameter that carries the value in the address, so that a shared link opens with it.
   * It overrides the stored value. It is in the address whenever the shown value is not the default
   * or was chosen. Without `parameter`, addresses do not change.
   */
  parameter?: string | undefined;
  /**
   * Other words for the values in the address, by path: `{ '/prices': { brand: 'company' } }`.
   * Every path accepts all of these words and the values themselves.
   */
  words?: Readonly<Record<string, Readonly<Record<NoInfer<Value>, string>>>> | undefined;
}

/** Reads a preference from storage, valid or not; null if the browser denies access. */
function storedValue({ storageKey }: Preference): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** The name of the event on `html` when a preference changes. */
export const changeEvent = (name: string): string => `preference:${name}`;

/**
 * Sets a preference's attribute on `html` and notifies listeners synchronously. If React heard
 * later, it would reset the radio buttons after a scripted click.
 */
export function applyValue(name: string, value: string): void {
  const root = document.documentElement;
  root.setAttribute(`data-${name}`, value);
  root.dispatchEvent(new Event(changeEvent(name)));
}

/**
 * The first valid value of a preference in a query string; `undefined` if there is none. For a
 * server, which reads it from the request for `usePreference`.
 *
 * @param query A request's query: `new URL(request.url).search`.
 */
export function valueInAddress<Value extends string>(
  { parameter, words = {} as NonNullable<Preference<Value>['words']>, values }: Preference<Value>,
  query: string | URLSearchParams,
): Value | undefined {
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
}

/**
 * Adds a preference's value, in the path's word for it, to an address to share or link to. Keeps
 * the hash and other parameters. Without a `parameter`, returns the address unchanged.
 *
 * @param address Complete, `location.href`, or relative, `/prices#gold`, which the result then is too.
 */
export function addressWith<Value extends string>(
  { parameter, words }: Preference<Value>,
  value: NoInfer<Value>,
  address: string,
): string {
  if (!parameter) return address;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)/.exec(address) ?? [];
  const others = query.split('&').filter((pair) => pair && pair.split('=')[0] !== parameter);
  const word = words?.[new URL(path, 'http://a').pathname]?.[value] ?? value;
  return `${path}?${[`${parameter}=${word}`, ...others].join('&')}${hash}`;
}

/**
 * Puts the value that the page shows into the address, if it is not the default or the visitor
 * chose it. `restorePreferences` does so on load, on each change and, where the browser has the
 * Navigation API, after a router navigates to an address without the parameter; call it there for
 * other browsers. Keeps the hash and other parameters.
 */
export function showInAddress(preference: Preference): void {
  const { name, parameter, defaultValue } = preference;
  if (!parameter) return;

  const update = () => {
    // Read only now: the value may have changed again.
    const value = document.documentElement.getAttribute(`data-${name}`) ?? defaultValue;
    const shown = valueInAddress(preference, location.search);
    if (shown === value) return;
    if (!shown && value === defaultValue && storedValue(preference) !== value) return;
    // Keeps the state of other routers. Next.js ignores calls with its own mark, and adds it itself.
    const state = structuredClone(history.state);
    delete state?.__NA;
    // A browser may refuse `replaceState`.
    try {
      history.replaceState(state, '', addressWith(preference, value, location.href));
    } catch {}
  };
  // After the next paint: `replaceState` is slow, and browsers limit how often it may be called.
  requestAnimationFrame(() => setTimeout(update));
}

/**
 * Saves a value in storage and, for a preference with a `parameter`, in the address. If the browser
 * refuses either, the value lasts for this page only.
 */
export function persistPreference(preference: Preference, value: string): void {
  try {
    localStorage.setItem(preference.storageKey, value);
  } catch {}
  showInAddress(preference);
}

/**
 * Sets each preference's attribute on `html` from the address, storage or the default. From then on
 * it handles the radio buttons with the preference's name, before and after React hydrates. For a
 * script in `head` that runs before the first paint; `preferencesScript` is the same as text.
 */
export function restorePreferences(preferences: readonly Preference[]): void {
  const root = document.documentElement;

  const current = (preference: Preference) => root.getAttribute(`data-${preference.name}`);

  const syncInputs = (preference: Preference) => {
    const inputs = document.getElementsByName(preference.name) as NodeListOf<HTMLInputElement>;
    for (const input of inputs) {
      const checked = input.value === current(preference);
      if (input.checked !== checked) input.checked = checked;
      // After a restore from the back/forward cache, WebKit resets inputs without autocompletion to
      // it.
      if (input.defaultChecked !== checked) input.defaultChecked = checked;
    }
  };

  /** Sets a value if it is valid; returns whether it is. */
  const apply = (preference: Preference, value: unknown) => {
    if (!preference.values.includes(value as string)) return false;
    if (current(preference) !== value) applyValue(preference.name, value as string);
    syncInputs(preference);
    return true;
  };

  const restore = () => {
    root.setAttribute('data-scripted', '');
    for (const preference of preferences) {
      const value = valueInAddress(preference, location.search) ?? storedValue(preference);
      if (!apply(preference, value) && !current(preference)) {
        apply(preference, preference.defaultValue);
      }
      showInAddress(preference);
    }
  };

  restore();

  // React empties `html` when it renders it anew, as where a root's error boundary takes over.
  new MutationObserver(() => {
    if (!root.hasAttribute('data-scripted')) restore();
  }).observe(root, { attributeFilter: ['data-scripted'] });

  // Listens for `click`, which keys trigger too, in the capture phase: React resets a controlled
  // input until it renders again, and `change` would report that older state.
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

  // A change in another tab.
  addEventListener('storage', ({ key, newValue }) => {
    const preference = preferences.find(({ storageKey }) => storageKey === key);
    if (preference && apply(preference, newValue)) showInAddress(preference);
  });

  // Back or forward to an address, with or without a value.
  addEventListener('popstate', () => {
    for (const preference of preferences) {
      apply(preference, valueInAddress(preference, location.search));
      showInAddress(preference);
    }
  });

  // A router's navigation, which has no `popstate`; not in Firefox before 147 and Safari before 26.2.
  let { pathname, search } = location;
  window.navigation?.addEventListener('currententrychange', ({ navigationType }) => {
    for (const preference of preferences) {
      const value = valueInAddress(preference, location.search);
      // If the address's value is the same, the page may show a newer choice, about to be added.
      // Applies it later: React must not render within the effect in which Next.js navigates.
      if (value !== valueInAddress(preference, search)) {
        queueMicrotask(() => apply(preference, value));
      }
      // Not where a router only takes the parameter out: both would go on without end.
      if (navigationType === 'push' || pathname !== location.pathname) showInAddress(preference);
    }
    ({ pathname, search } = location);
  });

  // A page in the back/forward cache misses storage events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restore();
  });

  // Sets inputs before their first frame; the HTML already has the defaults.
  const parsing = new MutationObserver(() => preferences.forEach(syncInputs));
  if (preferences.some((preference) => current(preference) !== preference.defaultValue)) {
    parsing.observe(root, { childList: true, subtree: true });
  }
  document.addEventListener('DOMContentLoaded', () => {
    preferences.forEach(syncInputs);
    parsing.disconnect();
  });
}
