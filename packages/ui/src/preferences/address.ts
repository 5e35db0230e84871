import { afterPaint, type Preference, shownValue, showValue, storedValue } from './preference.ts';

/**
 * The first valid value of a preference in a query. For a server, which reads it for `usePreference`.
 * @param query A request's query: `new URL(request.url).search`.
 */
export function valueInAddress<Value extends string>(
  { parameter, words, values }: Preference<Value>,
  query: string | URLSearchParams,
): Value | undefined {
  if (!parameter) return undefined;
  const all: Record<Value, string>[] = Object.values(words ?? {});
  const [first] = new URLSearchParams(query)
    .getAll(parameter)
    .flatMap((word) =>
      values.filter((value) => value === word || all.some((wordFor) => wordFor[value] === word)),
    );
  return first;
}

/**
 * Adds a preference's value to an address to share or link to, in the word that `words` gives it for the
 * path. Keeps the hash and other parameters. Without a `parameter`, returns the address unchanged.
 * @param address Absolute (`location.href`) or relative (`/prices#gold`), as is the result.
 */
export function addressWith<Value extends string>(
  { parameter, words }: Preference<Value>,
  value: NoInfer<Value>,
  address: string,
): string {
  if (!parameter) return address;
  return address.replace(/^([^?#]*)\??([^#]*)/, (_, path: string, query: string) => {
    const { pathname } = new URL(path, 'http://a');
    // Servers may answer a path with a trailing slash, too.
    const wordFor = words?.[pathname] ?? words?.[pathname.replace(/\/$/, '')];
    // Other parameters stay as they are written.
    const others = query
      .split('&')
      .filter((pair) => pair && !new URLSearchParams(pair).has(parameter));
    const own = new URLSearchParams({ [parameter]: wordFor?.[value] ?? value });
    return `${path}?${[own, ...others].join('&')}`;
  });
}

/** Replaces the query of the address by an app's router. */
export type Navigate = (search: string) => void;

/**
 * How a preference and the address are kept the same, for all components that use the preference:
 *
 * - `idle`: nothing is pending.
 * - `queued`: the next update writes the shown value into the address. `showInAddress` queues the preference: after
 *   hydration, a choice, any other change, or a navigation.
 * - `held`: the address stays as it is. A choice while the app's router is busy waits until `release` queues it.
 *   Another value that a navigation brings waits for the next task, which shows it.
 *
 * When the last component unmounts, `withdraw` removes the state.
 */
interface AddressState {
  phase: 'idle' | 'queued' | 'held';
  preference: Preference;
  /** How many components use the preference. */
  users: number;
  /** The router's function for the next update. */
  navigate?: Navigate | undefined;
  /** The address before and after the last update that only added values. */
  added?: { from: string; to: string };
}

/** By the names of the preferences. */
const states = new Map<string, AddressState>();

/** The address that the app's router was last asked for, and may not have reached yet. */
let requested: URL | undefined;

export function addressState(preference: Preference): AddressState {
  const state = states.get(preference.name) ?? { phase: 'idle', preference, users: 0 };
  states.set(preference.name, state);
  return state;
}

/**
 * Puts the shown value into the address, unless it is the default and was not chosen. `usePreference` does so
 * once its component has hydrated, on each change and, in browsers with the Navigation API, after a router's
 * navigation; for other browsers, call it then. Keeps the hash and other parameters.
 * @param navigate As `usePreference` takes it.
 */
export function showInAddress(preference: Preference, navigate?: Navigate): void {
  const state = addressState(preference);
  if (!preference.parameter || state.phase === 'held') return;
  if (state.phase === 'idle') {
    // `replaceState` is slow, and browsers limit how often it may be called.
    afterPaint(updateAddress);
    state.phase = 'queued';
    state.navigate = undefined;
  }
  state.preference = preference;
  state.navigate = navigate ?? state.navigate;
}

/** Queues a choice that was held while the router was busy. */
export function release(preference: Preference, navigate: Navigate): void {
  const state = addressState(preference);
  if (state.phase !== 'held') return;
  state.phase = 'idle';
  showInAddress(preference, navigate);
}

/**
 * Removes the state of a preference that no component uses any more. A router that renders a page late has changed
 * the address before: what was added to it is taken off again. A changed value stays.
 */
export function withdraw(preference: Preference): void {
  const { users, added } = addressState(preference);
  if (users) return;
  states.delete(preference.name);
  if (location.href === added?.to) replaceAddress(added.from);
}

/** Writes all queued values at once: a router's second navigation would cancel the first. */
function updateAddress(): void {
  const queued = [...states.values()].filter(({ phase }) => phase === 'queued');
  const navigate = queued.find((state) => state.navigate)?.navigate;
  const from = location.href;
  let to = from;
  let adds = true;
  for (const state of queued) {
    state.phase = 'idle';
    const { preference } = state;
    const value = shownValue(preference) ?? preference.defaultValue;
    const isChosen = value !== preference.defaultValue || value === storedValue(preference);
    const inAddress = valueInAddress(preference, location.search);
    if (inAddress ? inAddress !== value : isChosen) to = addressWith(preference, value, to);
    if (inAddress) adds = false;
  }
  if (to === from) return;
  if (adds) for (const state of queued) state.added = { from, to };
  // Not a hash, to which the router would scroll; it does not matter to it what is only added.
  if (navigate && !(location.hash && adds)) {
    requested = new URL(to);
    navigate(requested.search);
  } else replaceAddress(to);
}

/** Keeps the router's state. Next.js ignores calls with its own mark (`__NA`), which it adds itself. */
function replaceAddress(address: string): void {
  const { state } = history;
  delete state?.__NA;
  // A browser may refuse `replaceState`.
  try {
    history.replaceState(state, '', address);
  } catch {}
}

/**
 * Keeps a preference and the address the same while a router navigates, which fires no `popstate`. Needs the
 * Navigation API: not in Firefox before 147 and Safari before 26.2.
 */
export function followNavigation(
  preference: Preference,
  navigate: () => Navigate | undefined,
  signal: AbortSignal,
): void {
  let { pathname, search } = location;
  let clicked = false;
  const click = () => {
    clicked = true;
  };
  document.addEventListener('click', click, { capture: true, signal });
  addEventListener('popstate', () => showInAddress(preference), { signal });
  window.navigation?.addEventListener(
    'currententrychange',
    ({ navigationType }) => {
      const state = addressState(preference);
      const value = valueInAddress(preference, location.search);
      if (navigationType !== 'replace') requested = undefined;

      if (requested && location.search === requested.search) {
        // The app's router did what it was asked for. Keeps what the page shows, which may be a newer choice.
        const { hash } = requested;
        requested.hash = '';
        if (hash && !location.hash) replaceAddress(location.href + hash);
        showInAddress(preference, navigate());
      } else if (value && value !== valueInAddress(preference, search) && state.phase !== 'held') {
        // Shows the new value, in a task of its own: React must not render within the effect in which Next.js
        // navigates, nor with a router's transition, which may wait for data.
        state.phase = 'held';
        setTimeout(() => {
          state.phase = 'idle';
          showValue(preference, value);
        });
      }

      // A link to the current page replaces the address by one without the parameter. Not if a router removes it
      // by itself: otherwise both would loop.
      if (navigationType === 'push' || pathname !== location.pathname || clicked) {
        showInAddress(preference);
      }
      clicked = false;
      ({ pathname, search } = location);
    },
    { signal },
  );
}
