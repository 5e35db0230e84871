/** Something a visitor sets once and finds again on the next visit: a view, a theme. */
export interface Preference<Value extends string = string> {
  /** Names the attribute (`data-<name>` on `html`) and the radio buttons (`name="<name>"`). */
  name: string;
  /** The values it may have. */
  values: readonly Value[];
  /** What holds until the visitor sets another. */
  defaultValue: NoInfer<Value>;
  /** The key of its entry in `localStorage`. */
  storageKey: string;
  /**
   * The query parameter that holds the value in an address, so that a shared link opens with it. It
   * wins over the stored value, and says what is shown whenever that is not the default or was
   * chosen. Without it, addresses stay as they are.
   */
  parameter?: string | undefined;
  /**
   * What the address calls the values on some paths: `{ '/prices': { brand: 'company' } }`. On every
   * path all of these words are accepted, and the values themselves.
   */
  words?: Readonly<Record<string, Readonly<Record<NoInfer<Value>, string>>>> | undefined;
}
