import type { Preference } from './preference.ts';
import { storedValue } from './storedValue.ts';

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
