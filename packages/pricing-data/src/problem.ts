/** Formats a value for an error message. Escapes unusual spaces and invisible characters in strings. */
export function show(value: unknown): string {
  if (typeof value !== 'string') return Array.isArray(value) ? 'an empty list' : String(value);
  const code = (char: string) => `\\u{${char.codePointAt(0)?.toString(16)}}`;
  return `'${value.replace(/[^\S ]|\p{C}/gu, code)}'`;
}

export const problem = (path: string, expected: string, value: unknown): string =>
  `${path}: expected ${expected}, ${value === undefined ? 'found none' : `received ${show(value)}`}`;
