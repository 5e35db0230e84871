import { addressWith, type Preference, valueInAddress } from './preference.ts';

export const shownValue = <Value extends string>(preference: Preference<Value>) =>
  validValue(preference, document.documentElement.getAttribute(`data-${preference.name}`));

/** Fired on `html` when a preference changes. */
export const changeEvent = 'preference';

export function syncParts(
  preference: Preference,
  parts: Iterable<HTMLElement> = document.querySelectorAll(`[data-for-${preference.name}]`),
): void {
  const shown = shownValue(preference) ?? preference.defaultValue;
  for (const part of parts) {
    part.hidden = part.getAttribute(`data-for-${preference.name}`) !== shown;
  }
}

/** Shows the first of these that exists: the address's value, `otherwise`, the value already shown, the default. */
export function restore(preference: Preference, otherwise: string | undefined): void {
  const inAddress = valueInAddress(preference, location.search);
  setShown(preference, inAddress ?? otherwise ?? shownValue(preference) ?? preference.defaultValue);
  syncParts(preference);
}

export function choose(preference: Preference, value: string): void {
  setShown(preference, value);
  // Lets the switch paint before the parts' slow layout (100 ms on a cheap phone). Hidden pages get no frames.
  const showLater = () => setTimeout(() => syncParts(preference));
  if (document.hidden) showLater();
  else requestAnimationFrame(showLater);
  // If the browser refuses to store the value or change the address, the choice lasts until the page unloads.
  try {
    localStorage.setItem(preference.storageKey, value);
  } catch {}
  try {
    const address = addressWith(preference, value, location.href);
    if (address !== location.href) history.replaceState(history.state, '', address);
  } catch {}
}

function setShown({ name }: Preference, value: string): void {
  const root = document.documentElement;
  root.setAttribute(`data-${name}`, value);
  root.dispatchEvent(new Event(changeEvent));
}

export function storedValue(preference: Preference): string | undefined {
  // Browsers may deny access to storage.
  try {
    return validValue(preference, localStorage.getItem(preference.storageKey));
  } catch {}
}

const validValue = <Value extends string>({ values }: Preference<Value>, text: string | null) =>
  values.find((value) => value === text);
