/** A setting that is stored for the visitor's next visit, such as a view or a theme. */
export interface Preference<Value extends string = string> {
  /** The name of the attribute (`data-<name>` on `html`) and of the radio buttons. */
  name: string;
  values: readonly Value[];
  /** The value until the visitor chooses another. */
  defaultValue: NoInfer<Value>;
  /** The key in `localStorage`. */
  storageKey: string;
  /**
   * The query parameter for the value. On load, its value overrides the stored one. When the visitor
   * chooses another value, the parameter is updated. Without `parameter`, addresses do not change.
   */
  parameter?: string | undefined;
  /**
   * Other words for the values in the address, by path: `{ '/prices': { brand: 'company' } }`.
   * Every path accepts all of these words and the values themselves.
   */
  words?: Readonly<Record<string, Readonly<Record<NoInfer<Value>, string>>>> | undefined;
}

/**
 * Returns a preference's first valid value in a query. On the server, pass it to `usePreference` as `routerValue`.
 * @param query A request's query: `new URL(request.url).search`.
 */
export function valueInAddress<Value extends string>(
  { parameter, words, values }: Preference<Value>,
  query: string | URLSearchParams,
): Value | undefined {
  if (!parameter) return undefined;
  const all: Record<Value, string>[] = Object.values(words ?? {});
  const [first] = new URLSearchParams(query)
    .getAll(parameter)
    .flatMap((word) =>
      values.filter((value) => value === word || all.some((wordFor) => wordFor[value] === word)),
    );
  return first;
}

/**
 * Returns an address for sharing or linking, with a preference's value in the `words` for the address's
 * path. Keeps the hash and other parameters. Without a `parameter`, returns the address unchanged.
 * @param address Absolute (`location.href`) or relative (`/prices#gold`), like the result.
 */
export function addressWith<Value extends string>(
  { parameter, words }: Preference<Value>,
  value: NoInfer<Value>,
  address: string,
): string {
  if (!parameter) return address;
  return address.replace(/^([^?#]*)\??([^#]*)/, (_, path: string, query: string) => {
    const { pathname } = new URL(path, 'http://a');
    // Servers may also answer a path with a trailing slash.
    const wordFor = words?.[pathname] ?? words?.[pathname.replace(/\/$/, '')];
    // Keeps the encoding of other parameters, which `URLSearchParams` would normalise.
    const others = query
      .split('&')
      .filter((pair) => pair && !new URLSearchParams(pair).has(parameter));
    const own = new URLSearchParams({ [parameter]: wordFor?.[value] ?? value });
    return `${path}?${[own, ...others].join('&')}`;
  });
}
