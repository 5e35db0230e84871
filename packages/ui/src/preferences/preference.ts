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

/** Shows a value. Whoever depends on it observes the attribute. */
export function showValue({ name }: Preference, value: string): void {
  document.documentElement.setAttribute(`data-${name}`, value);
}

/** The stored value, valid or not; null if the browser denies access. */
export function storedValue({ storageKey }: Preference): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Stores a value. If the browser refuses, the value lasts for this page only. */
export function storeValue({ storageKey }: Preference, value: string): void {
  try {
    localStorage.setItem(storageKey, value);
  } catch {}
}
