import { showInAddress } from './address.ts';
import type { Preference } from './preference.ts';

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
