// A number in figures, after words such as 'Tel.', and perhaps an extension: 'ext. 12', 'x12', '#12'.
const form = /^[^+\d]*(\+?[\d\s()./–-]*\d)(?:[\s,;]*(?:ext(?:ension)?|x|#)[.:\s]*(\d+))?\s*$/i;

/**
 * The `tel:` address of a telephone number as people write it, by RFC 3966: '030 555 ext. 12' is
 * 'tel:030555;ext=12'. Drops the bracketed zero of '+27 (0)10 555 0100', which is only for domestic
 * calls.
 *
 * @returns `undefined` for a text that is no number in figures: 'call me', '0800 FLOWERS'.
 */
export function phoneHref(phone: string): string | undefined {
  const [, number, extension] = form.exec(phone) ?? [];
  if (!number) return undefined;
  const dialled = number.replace(/(?<=^\+.*)\(0\)/, '').replaceAll(/[^+\d]/g, '');
  return `tel:${dialled}${extension ? `;ext=${extension}` : ''}`;
}
