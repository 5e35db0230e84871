/** A text for HTML or XML: between tags, or in a quoted attribute. */
export const escapeText = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A script's text for its element, which no string in it can end: `\x3c` is `<` in JavaScript. */
export const escapeScript = (code: string): string =>
  code.replaceAll(/<(?=\/script|!--)/gi, '\\x3c');

/** Data as JSON for a script or a data block: without `<`, no text in it can end the element. */
export const escapeJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');
