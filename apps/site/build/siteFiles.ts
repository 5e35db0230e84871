import { createHash } from 'node:crypto';
import { escapeText } from './escape.ts';

export const sitemap = (addresses: readonly string[], pricesAsOf: string): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
  `${addresses.map((address) => `  <url><loc>${escapeText(address)}</loc><lastmod>${pricesAsOf}</lastmod></url>\n`).join('')}` +
  '</urlset>\n';

export const robots = (site: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`;

export const llmsText = (
  title: string,
  summary: string,
  site: string,
  pages: readonly [path: string, markdown: string][],
): string =>
  `# ${title}\n\n> ${summary}\n\n${pages
    .map(([path, markdown]) => `- [${/^# (.*)/.exec(markdown)?.[1]}](${site}${path})\n`)
    .join('')}`;

export function hashedPath(name: string, content: Buffer | string, extension: string): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return `/assets/${name}-${hash}.${extension}`;
}
