import type { Preference } from './prePaint.ts';

/**
 * Remembers a choice: in storage and, for a preference with a `parameter`, in the address, whose
 * hash and other parameters stay as they are. A browser may refuse either; the choice then holds
 * for this page.
 *
 * It is also turned into text and inlined, so it must stand alone: no imports, no names from
 * outside.
 */
export function persistPreference(
  { name, storageKey, parameter }: Preference,
  value: string,
): void {
  try {
    localStorage.setItem(storageKey, value);
  } catch {}
  if (!parameter) return;

  const writeAddress = () => {
    const address = new URL(location.href);
    const pairs = address.search.slice(1).split('&').filter(Boolean);
    // Another choice may have been made meanwhile.
    const own = `${parameter}=${document.documentElement.getAttribute(`data-${name}`)}`;
    if (pairs[0] === own) return;
    const others = pairs.filter((pair) => pair.split('=')[0] !== parameter);
    address.search = [own, ...others].join('&');
    try {
      history.replaceState(history.state, '', address);
    } catch {}
  };
  // Once the choice is shown: browsers take their time over an address, and allow only so many.
  requestAnimationFrame(() => setTimeout(writeAddress));
}
