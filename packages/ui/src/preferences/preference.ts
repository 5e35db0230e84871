/** Something a visitor sets once and finds again on the next visit: a view, a theme. */
export interface Preference<Value extends string = string> {
  /** Names the attribute (`data-<name>` on `html`) and the radio buttons (`name="<name>"`). */
  name: string;
  /** The values it may have. */
  values: readonly Value[];
  /** What holds until the visitor sets another. */
  defaultValue: Value;
  /** The key of its entry in `localStorage`. */
  storageKey: string;
  /**
   * The query parameter that holds the value in an address, so that a shared link opens with it. It
   * wins over the stored value and is updated with each change. Without it, addresses stay as they
   * are.
   */
  parameter?: string;
  /** Other names for values in an address: `{ enterprise: 'brand' }`. */
  aliases?: Readonly<Record<string, Value>>;
}
