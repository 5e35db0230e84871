import type { Preference } from './preference.ts';

/** What storage holds for a preference, valid or not. A browser may refuse storage altogether. */
export function storedValue({ storageKey }: Preference): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
