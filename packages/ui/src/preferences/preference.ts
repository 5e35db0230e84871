/** A setting that is kept for the visitor's next visit: a view, a theme. */
export interface Preference<Value extends string = string> {
  /** Names the attribute (`data-<name>` on `html`) and the radio buttons (`name="<name>"`). */
  name: string;
  /** The allowed values. */
  values: readonly Value[];
  /** The value until the visitor chooses another. */
  defaultValue: NoInfer<Value>;
  /** The key in `localStorage`. */
  storageKey: string;
  /**
   * The query parameter that carries a value which was chosen or is not the default, for shared links. It
   * overrides the stored value. Without `parameter`, addresses do not change.
   */
  parameter?: string | undefined;
  /**
   * Other words for the values in the address, by path: `{ '/prices': { brand: 'company' } }`.
   * Every path accepts all of these words and the values themselves.
   */
  words?: Readonly<Record<string, Readonly<Record<NoInfer<Value>, string>>>> | undefined;
}

/** The value that the page shows, valid or not: the attribute on `html`. */
export const shownValue = ({ name }: Preference): string | null =>
  document.documentElement.getAttribute(`data-${name}`);

/** Fired on `html` when a preference changes. */
export const changeEvent = 'preference';

/**
 * Sets the attribute and fires `preference` at once. Updates `ForEachView`'s parts after the next paint, because
 * laying them out takes a cheap phone 100 ms.
 */
export function showValue(preference: Preference, value: string): void {
  const root = document.documentElement;
  root.setAttribute(`data-${preference.name}`, value);
  root.dispatchEvent(new Event(changeEvent));
  afterPaint(() => showParts(preference));
}

/** Of these parts, by default all that `ForEachView` has rendered, shows the shown value's and hides the others. */
export function showParts(
  preference: Preference,
  parts: Iterable<HTMLElement> = document.querySelectorAll(`[data-for-${preference.name}]`),
): void {
  const shown = shownValue(preference) ?? preference.defaultValue;
  for (const part of parts) {
    part.hidden = part.getAttribute(`data-for-${preference.name}`) !== shown;
  }
}

/** Calls a function after the next paint, or soon in a hidden page, which has no frames. */
export function afterPaint(callback: () => void): void {
  const later = () => setTimeout(callback);
  if (document.hidden) later();
  else requestAnimationFrame(later);
}

/** The stored value, valid or not; null if there is none, `undefined` if the browser denies access. */
export function storedValue({ storageKey }: Preference): string | null | undefined {
  try {
    return localStorage.getItem(storageKey);
  } catch {}
}

/** Stores a value. If the browser refuses, the value lasts for this page only. */
export function storeValue({ storageKey }: Preference, value: string): void {
  try {
    localStorage.setItem(storageKey, value);
  } catch {}
}
