import type { Preference } from './preference.ts';

/**
 * Saves a value: in storage and, for a preference with a `parameter`, in the address, whose hash
 * and other parameters stay as they are. A browser may refuse either; the value then lasts for this
 * page only.
 */
export function persistPreference(
  { name, storageKey, parameter }: Preference,
  value: string,
): void {
  try {
    localStorage.setItem(storageKey, value);
  } catch {}
  if (!parameter) return;

  const updateAddress = () => {
    const address = new URL(location.href);
    const pairs = address.search.slice(1).split('&').filter(Boolean);
    // Read late: the value may have changed again.
    const own = `${parameter}=${document.documentElement.getAttribute(`data-${name}`)}`;
    if (pairs[0] === own) return;
    const others = pairs.filter((pair) => pair.split('=')[0] !== parameter);
    address.search = [own, ...others].join('&');
    try {
      history.replaceState(history.state, '', address);
    } catch {}
  };
  // After the next paint: `replaceState` is slow, and browsers limit how often it may be called.
  requestAnimationFrame(() => setTimeout(updateAddress));
}
