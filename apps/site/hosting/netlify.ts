import { redirects } from './addresses.ts';
import { caching, hashedFolder } from './headers.ts';

/** The `_headers` file of Netlify and Cloudflare Pages. */
export function headersFile(headers: Record<string, string>): string {
  const block = (path: string, lines: Record<string, string>) =>
    [path, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${block('/*', headers)}\n\n${block(`${hashedFolder}*`, {
    'Cache-Control': caching.hashed,
  })}\n`;
}

/**
 * The `_redirects` file of Netlify and Cloudflare Pages. What is no page is left to `404.html`:
 * Cloudflare redirects before it looks for a file, so a catch-all would lead each page to itself.
 */
export const redirectsFile = (): string =>
  redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
