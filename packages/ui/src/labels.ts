/** Labels with none missing. */
export type Filled<Labels> = { [Key in keyof Labels]-?: Exclude<Labels[Key], undefined> };

/** Overrides a component's English texts with the consumer's; `undefined` counts as missing. */
export function withDefaults<Labels extends object>(
  english: Filled<Labels>,
  own: Labels | undefined,
): Filled<Labels> {
  const given = Object.entries(own ?? {}).filter(([, words]) => words !== undefined);
  return { ...english, ...Object.fromEntries(given) };
}

/** Replaces names in braces by their values: `'Back to {label}'`. */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
