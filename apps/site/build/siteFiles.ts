import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagePolicy, withPolicy } from './contentSecurityPolicy.ts';
import { escapeJson, escapeText } from './escape.ts';
import type { ThirdParty } from './thirdParties.ts';

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

/**
 * Returns `_headers` and `_redirects` from `hosting/`, with the base path before each path.
 *
 * @param assets the paths of files with a hash in their names
 */
export async function hostingFiles(
  basePath: string,
  paths: readonly string[],
  assets: readonly string[],
  thirdParties: readonly ThirdParty[],
): Promise<[string, string][]> {
  const read = async (name: string) =>
    (await readFile(join(import.meta.dirname, '../hosting', name), 'utf8')).replaceAll(
      /(?<=^| )\//gm,
      `${basePath}/`,
    );
  const headers = (await read('_headers'))
    // Few third parties send the header that `require-corp` demands; `credentialless` demands no header.
    .replace('require-corp', thirdParties.length > 0 ? 'credentialless' : 'require-corp')
    .replace(/^.*ASSET\n.*\n/m, (rule) =>
      assets.map((path) => rule.replace('/ASSET', path)).join('\n'),
    );
  const redirects = (await read('_redirects')).replace(/^.*PAGE.*\n/m, (line) =>
    paths.map((path) => line.replaceAll(`${basePath}/PAGE`, path)).join(''),
  );
  return [
    ['/_headers', headers],
    ['/_redirects', redirects],
  ];
}

export function hashedPath(name: string, content: Buffer | string, extension: string): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return `/assets/${name}-${hash}.${extension}`;
}
