import type { Preference } from './prePaint.ts';

/**
 * Remembers a choice: in storage and, for a preference with a `parameter`, in the address, whose
 * hash and other parameters stay as they are. A browser may refuse either; the choice then holds
 * for this page.
 *
 * It is also turned into text and inlined, so it must stand alone: no imports, no names from
 * outside.
 */
export function keepChoice({ storageKey, parameter }: Preference, value: string): void {
  try {
    localStorage.setItem(storageKey, value);
  } catch {}
  if (!parameter) return;
  const address = new URL(location.href);
  const others = address.search
    .slice(1)
    .split('&')
    .filter((pair) => pair && pair.split('=')[0] !== parameter);
  address.search = [`${parameter}=${value}`, ...others].join('&');
  try {
    history.replaceState(history.state, '', address);
  } catch {}
}
