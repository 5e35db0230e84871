/** Escapes text for HTML or XML, between tags or in a quoted attribute. */
export const escapeText = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Escapes a script, so that no string in it ends the element. JavaScript reads `\x3c` as `<`. */
export const escapeScript = (code: string): string =>
  code.replaceAll(/<(?=\/script|!--)/gi, '\\x3c');

/** Serialises data as JSON without `<`, so that no string ends a script or a data block. */
export const escapeJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');
