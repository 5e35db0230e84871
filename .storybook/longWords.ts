import type { Decorator } from '@storybook/react-vite';

/** Lengthens the words of a story, if the toolbar says so. */
export const withLongWords: Decorator = (Story, { args, globals }) =>
  globals.words === 'long' ? Story({ args: lengthened(args) as typeof args }) : Story();

/** Lengthens a word of each text in a prop: texts start with a capital, names and ids do not. */
function lengthened(value: unknown): unknown {
  if (typeof value === 'string') {
    return /^\p{Lu}\P{Nd}*$/u.test(value)
      ? value.replace(/\p{L}{5,}/u, '$&verantwortlichkeit')
      : value;
  }
  if (Array.isArray(value)) return value.map(lengthened);
  // Not elements, dates or other instances.
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, lengthened(part)]));
}
