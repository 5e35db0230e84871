/** The warnings given so far. */
export const told = new Set<string>();

/**
 * Warns the developer, once per message, about props that a component cannot render. Call it inside
 * `if (process.env.NODE_ENV !== 'production')`, which removes it from production builds.
 *
 * @param message What is wrong, where, and how to fix it.
 */
export function warn(component: string, message: string): void {
  const text = `@agency/ui, ${component}: ${message}`;
  if (told.has(text)) return;
  told.add(text);
  console.warn(text);
}

/** The entries that a list contains more than once, for a warning. */
export const duplicates = (list: readonly string[] = []): Set<string> =>
  new Set(list.filter((entry, index) => list.indexOf(entry) !== index));
