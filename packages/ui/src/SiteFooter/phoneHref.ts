// A number in figures, after words such as 'Tel.', and perhaps an extension: 'ext. 12', 'x12', '#12'.
const form = /^[^+\d]*(\+?[\d\s()./–-]*\d)(?:[\s,;]*(?:ext(?:ension)?|x|#)[.:\s]*(\d+))?\s*$/i;

// After a whole number, of eight digits or more, a slash begins another one: '030 555 0100 / 0101'.
const others = /(?<=(?:\d\D*){8})\/.*/;

/**
 * The `tel:` address of a telephone number as people write it: '030 555 ext. 12' is 'tel:030555;ext=12'. Drops
 * the bracketed zero of '+27 (0)10 555 0100', for domestic calls only, and dials the first of several numbers.
 * @returns `undefined` for a text that is no number in figures: 'call me', '0800 FLOWERS'.
 */
export function phoneHref(phone: string): string | undefined {
  const [, number, extension] = form.exec(phone.replace(others, '')) ?? [];
  if (!number) return undefined;
  const dialled = number.replace(/(?<=^\+.*)\(0\)/, '').replaceAll(/[^+\d]/g, '');
  return `tel:${dialled}${extension ? `;ext=${extension}` : ''}`;
}
