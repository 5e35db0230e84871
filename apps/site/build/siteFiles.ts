/** Escapes text for HTML or XML, between tags or in a quoted attribute. */
export const escapeText = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Escapes a script for its element, so that no string in it ends the element: `\x3c` is `<`. */
export const escapeScript = (code: string): string =>
  code.replaceAll(/<(?=\/script|!--)/gi, '\\x3c');

/** Serialises data as JSON for a script or a data block; without `<`, no text can end the element. */
export const escapeJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');

/** Replaces the history entry, and keeps the address's query and hash. */
export const redirectScript = (to: string): string =>
  `location.replace(${escapeJson(to)}+location.search+location.hash)`;

/**
 * A page that redirects, for hosts that cannot: `index.html` and `404.html`. Its title is also the
 * text of a link, for browsers that do not follow the redirect.
 */
export const redirectPage = ({
  origin,
  to,
  title,
  language,
}: Record<'origin' | 'to' | 'title' | 'language', string>): string => `<!doctype html>
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
export const robots = (site: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`;

/** The text of `_headers` or `_redirects`, with the base path before each of its paths. */
export const withBasePath = (text: string, basePath: string): string =>
  text.replaceAll(/(?<=^| )\//gm, `${basePath}/`);

/**
 * Lets browsers prerender a page when a visitor hovers over or touches a link to it, except to the
 * page that is shown. For a `<script type="speculationrules">`, which the client removes once React
 * runs; browsers without it ignore it.
 */
export const speculationRules = (paths: readonly string[]): string =>
  JSON.stringify({
    prerender: [
      {
        where: { and: [{ href_matches: paths }, { not: { selector_matches: '[aria-current]' } }] },
        eagerness: 'moderate',
      },
    ],
  });
