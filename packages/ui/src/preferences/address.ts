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

/** The preferences that the next update puts into the address, by parameter. */
const awaited = new Map<string, Preference>();
let navigateNext: Navigate | undefined;
/** The address that a router has been asked for. */
let asked: URL | undefined;

/** Replaces the query of the address by an app's router. */
export type Navigate = (search: string) => void;

/**
 * Puts the shown value into the address, unless it is the default and was not chosen. `usePreference` does so
 * once its component has hydrated, on each change and, in browsers with the Navigation API, after a router's
 * navigation; for other browsers, call it then. Keeps the hash and other parameters.
 * @param navigate As `usePreference` takes it.
 */
export function showInAddress(preference: Preference, navigate?: Navigate): void {
  if (!preference.parameter || isHeld(preference)) return;
  navigateNext = navigate ?? navigateNext;
  // `replaceState` is slow, and browsers limit how often it may be called.
  if (!awaited.size) afterPaint(updateAddress);
  awaited.set(preference.parameter, preference);
}

/** The parameters of preferences that the address does not get yet. */
const held = new Set<string>();

export const isHeld = ({ parameter = '' }: Preference): boolean => held.has(parameter);

/** Keeps a preference out of the address: while the app's router goes elsewhere, or until the page shows it. */
export function hold({ parameter }: Preference): void {
  if (!parameter) return;
  awaited.delete(parameter);
  held.add(parameter);
}

/** Puts a held choice into the address. */
export function release(preference: Preference, navigate: Navigate): void {
  if (held.delete(preference.parameter ?? '')) showInAddress(preference, navigate);
}

/** The last address that had no value, and what it became. */
let added = { from: '', to: '' };

/**
 * Withdraws from the address what the next update would add, and what the last one has added, while a router was
 * still rendering this address: the page that shows the preference is gone. A changed value stays.
 */
export function withdrawFromAddress({ parameter }: Preference): void {
  if (!parameter) return;
  awaited.delete(parameter);
  held.delete(parameter);
  if (location.href === added.to) replaceAddress(added.from);
}

/** All preferences at once: a router's second navigation would cancel the first. */
function updateAddress(): void {
  const preferences = [...awaited.values()];
  const navigate = navigateNext;
  awaited.clear();
  navigateNext = undefined;

  const before = location.href;
  const address = preferences.reduce(withShown, before);
  if (address === before) return;
  // Not a hash, to which the router would scroll; it does not matter to it what is only added.
  const adds = preferences.every((it) => !valueInAddress(it, location.search));
  if (adds) added = { from: before, to: address };
  if (navigate && !(location.hash && adds)) {
    asked = new URL(address);
    navigate(asked.search);
  } else replaceAddress(address);
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

function withShown(address: string, preference: Preference): string {
  // Reads the value late: it may have changed again.
  const { defaultValue } = preference;
  const value = shownValue(preference) ?? defaultValue;
  const inAddress = valueInAddress(preference, location.search);
  if (inAddress === value) return address;
  if (!inAddress && value === defaultValue && storedValue(preference) !== value) return address;
  return addressWith(preference, value, address);
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
  // A link to the current page replaces the address by one without the parameter.
  document.addEventListener(
    'click',
    () => {
      clicked = true;
    },
    { capture: true, signal },
  );
  addEventListener('popstate', () => showInAddress(preference), { signal });
  window.navigation?.addEventListener(
    'currententrychange',
    ({ navigationType }) => {
      const value = valueInAddress(preference, location.search);
      // Applies only a changed value that a router has not been asked for: otherwise the page may show a newer
      // choice, which is about to be added.
      // Applies it in a task of its own: React must not render within the effect in which Next.js navigates, nor
      // with a router's transition, which may wait for data.
      if (navigationType !== 'replace') asked = undefined;
      if (asked && location.search === asked.search) {
        const { hash } = asked;
        asked.hash = '';
        if (hash && !location.hash) replaceAddress(location.href + hash);
        showInAddress(preference, navigate());
      } else if (value && value !== valueInAddress(preference, search) && !isHeld(preference)) {
        hold(preference);
        setTimeout(() => {
          held.delete(preference.parameter ?? '');
          showValue(preference, value);
        });
      }
      // Not if a router removes the parameter by itself: otherwise both would loop.
      if (navigationType === 'push' || pathname !== location.pathname || clicked) {
        showInAddress(preference);
      }
      clicked = false;
      ({ pathname, search } = location);
    },
    { signal },
  );
}
