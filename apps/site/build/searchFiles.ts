/** The pages' addresses for search engines, with the day on which a price last changed. */
export const sitemap = (addresses: readonly string[], pricesAsOf: string): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
  `${addresses.map((address) => `  <url><loc>${address}</loc><lastmod>${pricesAsOf}</lastmod></url>\n`).join('')}` +
  '</urlset>\n';

/** Allows all crawlers everything, and names the sitemap. */
export const robots = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
