/**
 * The pages' addresses for search engines. No dates: when a page last changed for its readers is
 * not known to the build.
 */
export const sitemap = (addresses: readonly string[]): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
  `${addresses.map((address) => `  <url><loc>${escapeXml(address)}</loc></url>\n`).join('')}` +
  '</urlset>\n';

/** KitchenSink may be read; the sitemap says what there is. */
export const robots = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
