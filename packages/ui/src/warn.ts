export const warned = new Set<string>();

/**
 * Warns once per message. A message states what is wrong and how to fix it. Call `warn` inside
 * `if (process.env.NODE_ENV !== 'production')`, which removes it from production builds.
 */
export function warn(component: string, message: string): void {
  const text = `@agency/ui, ${component}: ${message}`;
  if (warned.has(text)) return;
  warned.add(text);
  console.warn(text);
}
