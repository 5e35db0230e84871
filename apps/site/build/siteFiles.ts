import { createHash } from 'node:crypto';
import { pagePolicy, withPolicy } from './contentSecurityPolicy.ts';
import { escapeJson, escapeText } from './escape.ts';

export const sitemap = (addresses: readonly string[], pricesAsOf: string): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
  `${addresses.map((address) => `  <url><loc>${escapeText(address)}</loc><lastmod>${pricesAsOf}</lastmod></url>\n`).join('')}` +
  '</urlset>\n';

export const robots = (site: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`;

const redirectScript = (to: string): string =>
  `location.replace(${escapeJson(to)}+location.search+location.hash)`;

/** Returns the page for `index.html` and `404.html`. It redirects if the host cannot. */
export const redirectPage = ({
  origin,
  to,
  title,
  language,
}: Record<'origin' | 'to' | 'title' | 'language', string>): string =>
  withPolicy(
    `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeText(origin + to)}">
<script>${redirectScript(to)}</script>
<noscript><meta http-equiv="refresh" content="0; url=${escapeText(to)}"></noscript>
</head>
<body>
<p><a href="${escapeText(to)}">${escapeText(title)}</a></p>
</body>
</html>
`,
    pagePolicy({ scripts: [redirectScript(to)], styles: [] }),
  );

export function hashedPath(name: string, content: Buffer | string, extension: string): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return `/assets/${name}-${hash}.${extension}`;
}
