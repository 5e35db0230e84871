/**
 * Structured data as an element of a page. It is no script: browsers do not run it, and the content
 * security policy is not asked about it.
 */
export function jsonLd(data: object): string {
  // Without `<` no text in it can end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
