/** What is fired on `html` when a preference of this name changes. */
export const changeEvent = (name: string): string => `preference:${name}`;

/**
 * Sets a preference's attribute on `html`, and tells who shows it in the same step. Told later, React
 * would have set the radio buttons back after a click that a script made.
 */
export function applyValue(name: string, value: string): void {
  const root = document.documentElement;
  root.setAttribute(`data-${name}`, value);
  root.dispatchEvent(new Event(changeEvent(name)));
}
