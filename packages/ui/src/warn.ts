export const warned = new Set<string>();

/**
 * Warns once per message. A message states what is wrong and how to fix it. Call `warn` inside
 * `if (process.env.NODE_ENV !== 'production')`, which removes it from production builds.
 * @param isWrong checks the page once it is rendered, in browsers only
 */
export function warn(
  component: string,
  message: string,
  isWrong?: (page: Document) => boolean,
): void {
  const text = `@agency/ui, ${component}: ${message}`;
  if (warned.has(text)) return;
  if (isWrong) {
    if (typeof document === 'undefined') return;
    // A test may end, and remove the global `document`, before the timer fires.
    const page = document;
    setTimeout(() => isWrong(page) && warn(component, message));
    return;
  }
  warned.add(text);
  console.warn(text);
}
