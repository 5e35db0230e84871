/** Labels of which none is missing. */
export type Filled<Labels> = { [Key in keyof Labels]-?: Exclude<Labels[Key], undefined> };

/**
 * A component's words: the English ones, and in their place those that the consumer gives. A key
 * that is `undefined` counts as one that is not there.
 */
export function withDefaults<Labels extends object>(
  english: Filled<Labels>,
  own: Labels | undefined,
): Filled<Labels> {
  const given = Object.entries(own ?? {}).filter(([, words]) => words !== undefined);
  return { ...english, ...Object.fromEntries(given) };
}

/** Puts values in the place of their names in braces: `'Back to {label}'`. */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
