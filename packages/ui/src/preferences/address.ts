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
 * Lets the address say which value the page shows: one that is not the default, or that the visitor
 * has chosen. `restorePreferences` does so on load and with each change; call it after a router's
 * navigation to an address without the parameter. The hash and other parameters stay as they are.
 */
export function showInAddress(preference: Preference): void {
  const { name, parameter, words, defaultValue } = preference;
  if (!parameter) return;

  const update = () => {
    const address = new URL(location.href);
    // Read late: it may have changed again.
    const value = document.documentElement.getAttribute(`data-${name}`) ?? defaultValue;
    const shown = valueInAddress(preference, address.search);
    if (shown === value) return;
    if (!shown && value === defaultValue && storedValue(preference) !== value) return;
    const others = address.search
      .slice(1)
      .split('&')
      .filter((pair) => pair && pair.split('=')[0] !== parameter);
    const word = words?.[address.pathname]?.[value] ?? value;
    address.search = [`${parameter}=${word}`, ...others].join('&');
    // A browser may refuse it.
    try {
      history.replaceState(history.state, '', address);
    } catch {}
  };
  // After the next paint: `replaceState` is slow, and browsers limit how often it may be called.
  requestAnimationFrame(() => setTimeout(update));
}
