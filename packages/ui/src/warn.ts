/** What the developer has been told. */
export const told = new Set<string>();

/**
 * Tells the developer what a component was given that it cannot show, once for each message. Called
 * inside `if (process.env.NODE_ENV !== 'production')`, which leaves nothing of it to a built page.
 *
 * @param message What is wrong, where, and how to mend it.
 */
export function warn(component: string, message: string): void {
  const text = `@agency/ui, ${component}: ${message}`;
  if (told.has(text)) return;
  told.add(text);
  console.warn(text);
}

/** What a list has more than once, for a warning. */
export const duplicates = (list: readonly string[] = []): Set<string> =>
  new Set(list.filter((entry, index) => list.indexOf(entry) !== index));
