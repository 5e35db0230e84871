/** An element's tag, and its attributes as a browser would read their values. */
export interface Element {
  tag: string;
  attributes: Readonly<Record<string, string | undefined>>;
}

/** The elements of a page that React rendered. */
export function elements(html: string): Element[] {
  const withoutCode = html.replaceAll(/(<(script|style)\b[^>]*>)[\s\S]*?(<\/\2>)/g, '$1$3');
  return Array.from(withoutCode.matchAll(/<([a-z]\w*)\b([^>]*)>/g), ([, tag = '', text = '']) => ({
    tag,
    attributes: Object.fromEntries(
      Array.from(text.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name = '', value = '']) => [
        name,
        unescapeHtml(value),
      ]),
    ),
  }));
}

/** The characters that React escapes. */
const entities = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };

const unescapeHtml = (text: string): string =>
  Object.entries(entities).reduce((all, [entity, it]) => all.replaceAll(entity, it), text);
