import { addressWith, type Preference, valueInAddress } from './preference.ts';

/** The value that the page shows, if it is valid: the attribute on `html`. */
export const shownValue = <Value extends string>(preference: Preference<Value>) =>
  validValue(preference, document.documentElement.getAttribute(`data-${preference.name}`));

/** Fired on `html` when a preference changes. */
export const changeEvent = 'preference';

/** Shows the parts of the shown value, and hides the others; by default all parts that `ForEachView` has rendered. */
export function showParts(
  preference: Preference,
  parts: Iterable<HTMLElement> = document.querySelectorAll(`[data-for-${preference.name}]`),
): void {
  const shown = shownValue(preference) ?? preference.defaultValue;
  for (const part of parts) {
    part.hidden = part.getAttribute(`data-for-${preference.name}`) !== shown;
  }
}

/** Shows the value in the address, else the remembered one, else keeps the shown one, else shows the default. */
export function restore(preference: Preference, remembered = storedValue(preference)): void {
  const inAddress = valueInAddress(preference, location.search);
  setShown(
    preference,
    inAddress ?? remembered ?? shownValue(preference) ?? preference.defaultValue,
  );
  showParts(preference);
}

/** The visitor's choice: shows and stores a value, and puts it into the address. */
export function choose(preference: Preference, value: string): void {
  setShown(preference, value);
  // Waits for the paint, as layout takes a cheap phone 100 ms; a hidden page has no frames to wait for.
  const showLater = () => setTimeout(() => showParts(preference));
  if (document.hidden) showLater();
  else requestAnimationFrame(showLater);
  // A browser may refuse the storage or the address: the value then lasts for this page.
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

function storedValue(preference: Preference): string | undefined {
  // Browsers may deny access.
  try {
    return validValue(preference, localStorage.getItem(preference.storageKey));
  } catch {}
}

const validValue = <Value extends string>({ values }: Preference<Value>, text: string | null) =>
  values.find((value) => value === text);
