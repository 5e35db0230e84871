import { escapeText } from './escape.ts';

/**
 * The pages' addresses for search engines. No dates: the build does not know when a page last
 * changed for its readers.
 */
export const sitemap = (addresses: readonly string[]): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
  `${addresses.map((address) => `  <url><loc>${escapeText(address)}</loc></url>\n`).join('')}` +
  '</urlset>\n';

/** Allows all crawlers everything, and names the sitemap. */
export const robots = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
