import { hasLayout } from './hasLayout.ts';

/** The warnings given so far. */
export const warned = new Set<string>();

/**
 * Warns, once per message, what is wrong, where, and how to fix it. Call it inside
 * `if (process.env.NODE_ENV !== 'production')`, which removes it from production builds.
 */
export function warn(component: string, message: string): void {
  const text = `@agency/ui, ${component}: ${message}`;
  if (warned.has(text)) return;
  warned.add(text);
  console.warn(text);
}

/** Warns about required props that untyped code has left out, or left empty. */
export function warnMissing(component: string, props: Record<string, unknown>, owner = 'it'): void {
  for (const [prop, value] of Object.entries(props)) {
    if (!value) warn(component, `${owner} has no \`${prop}\`, which is required.`);
  }
}

/** Warns about entries of a list with the same key. */
export function warnDuplicates(
  component: string,
  entries: string,
  key: string,
  keys: readonly string[] = [],
): void {
  for (const twice of new Set(keys.filter((each, index) => keys.indexOf(each) !== index))) {
    warn(component, `several ${entries} have the ${key} '${twice}'. Give each its own.`);
  }
}

export function warnUnless(
  component: string,
  prop: string,
  value: string | undefined,
  allowed: readonly string[],
): void {
  if (value === undefined || allowed.length === 0 || allowed.includes(value)) return;
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
