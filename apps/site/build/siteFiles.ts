import { createHash } from 'node:crypto';
import { escapeText } from './escape.ts';

/** Returns `sitemap.xml`: the pages' addresses, and the day on which a price last changed. */
export const sitemap = (addresses: readonly string[], pricesAsOf: string): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
  `${addresses.map((address) => `  <url><loc>${escapeText(address)}</loc><lastmod>${pricesAsOf}</lastmod></url>\n`).join('')}` +
  '</urlset>\n';

/** Returns `robots.txt`, which lets crawlers fetch everything and points to the sitemap. */
export const robots = (site: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`;

/** Returns `llms.txt`: the site's name and summary, and the address of each page in Markdown. */
export const llmsText = (
  title: string,
  summary: string,
  site: string,
  pages: readonly { path: string; text: string }[],
): string =>
  `# ${title}\n\n> ${summary}\n\n${pages
    .map(({ path, text }) => `- [${/^# (.*)/.exec(text)?.[1]}](${site}${path})\n`)
    .join('')}`;

/** Returns the path of a file, with a hash of the file's content in its name. */
export function hashedPath(name: string, content: Buffer | string, extension: string): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return `/assets/${name}-${hash}.${extension}`;
}
