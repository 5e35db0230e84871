/** Formats any value for an error message. Escapes unusual spaces. */
export function show(value: unknown): string {
  if (typeof value === 'string') {
    const code = (char: string) => `\\u{${char.codePointAt(0)?.toString(16)}}`;
    return `'${value.replace(/[^\S ]|\p{C}/gu, code)}'`;
  }
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'function' ? 'a function' : String(value);
}
