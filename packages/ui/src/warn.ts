import { hasLayout } from './layout.ts';

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

export function warnUnless(
  component: string,
  prop: string,
  value: string | undefined,
  allowed: readonly string[],
): void {
  if (value === undefined || allowed.includes(value)) return;
  warn(component, `\`${prop}\` is '${value}', which is none of: ${allowed.join(', ')}.`);
}

/** Warns if the page of a mounted component lacks the stylesheet, or has an unknown theme. */
export function warnOfPage(component: string, element: Element | null | undefined): void {
  if (!element || !hasLayout()) return;
  if (!getComputedStyle(element).getPropertyValue('--ui-space-1')) {
    warn(component, "the stylesheet is missing. Import it: import '@agency/ui/styles.css'.");
  }
  const theme = element.closest('[data-theme]')?.getAttribute('data-theme');
  warnUnless(component, 'data-theme', theme ?? undefined, ['light', 'dark', 'system']);
}

/** The entries that a list contains more than once, for a warning. */
export const duplicates = (list: readonly string[] = []): Set<string> =>
  new Set(list.filter((entry, index) => list.indexOf(entry) !== index));
