import { escapeJson, escapeText } from './escape.ts';

/** Replaces the history entry, and keeps the address's query and hash. */
export const redirectScript = (to: string): string =>
  `location.replace(${escapeJson(to)}+location.search+location.hash)`;

interface Redirect {
  origin: string;
  /** The path that it leads to. */
  to: string;
  title: string;
  language: string;
}

/**
 * A page that redirects, for hosts that cannot: `index.html` and `404.html`. Its title is also the
 * text of a link, for browsers that do not follow the redirect.
 */
export const redirectPage = ({ origin, to, title, language }: Redirect): string => `<!doctype html>
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
`;

/** The pages' addresses for search engines, with the day on which a price last changed. */
export const sitemap = (addresses: readonly string[], pricesAsOf: string): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
  `${addresses.map((address) => `  <url><loc>${escapeText(address)}</loc><lastmod>${pricesAsOf}</lastmod></url>\n`).join('')}` +
  '</urlset>\n';

/** Allows all crawlers everything, and names the sitemap. */
export const robots = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
