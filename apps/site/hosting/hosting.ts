import { home, routes } from '../src/routes.ts';
import { permissionsPolicy } from './policy.ts';

/*
 * How the built site is served: what leads where, which headers go with it, how long it keeps.
 * `_headers` and `_redirects`, nginx (`nginx.ts`), Vercel (`vercel.ts`), CloudFront
 * (`cloudFront.ts`) and `pnpm start` (`serve.ts`) all take it from here.
 */

/** Where an address leads. */
export interface Redirect {
  to: string;
  status: 301 | 302;
}

/** What is no page and no file. Hosts that would redirect before they look for one get `404.html`. */
export const fallback: Redirect = { to: home, status: 302 };

/**
 * Where addresses lead, by their path, that are no page. Permanent for other spellings of a page,
 * temporary for what may become a page one day.
 */
export const redirects: readonly (Redirect & { from: string })[] = [
  { from: '/', to: home, status: 302 },
  ...Object.values(routes).flatMap((page) => [
    { from: `${page}/`, to: page, status: 301 as const },
    { from: `${page}.html`, to: page, status: 301 as const },
  ]),
];

/** The addresses of the pages, and the files that hold them. */
export const pages: readonly { path: string; file: string }[] = Object.values(routes).map(
  (path) => ({ path, file: `${path}.html` }),
);

/**
 * Files that have no address of their own: settings of hosts, hidden files, the compressed forms,
 * and pages by their file's name, of which hosts without redirects are in need.
 */
export const withoutAddress = /^\/_|\/\.(?!well-known\/)|\.(?:br|gz|html)$/;

/** The methods that are answered; to others goes 405. */
export const allowedMethods: readonly string[] = ['GET', 'HEAD'];

/** The headers of every answer. */
export const commonHeaders = (policy: string): Record<string, string> => ({
  'Content-Security-Policy': policy,
  // No `preload`: that speaks for the whole domain, and is the main site's to say.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissionsPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** Where the build puts files whose names carry a hash of what is in them. */
export const hashedFolder = '/assets/';

/** How long an answer may be kept: a hashed file for a year, all else only while revalidated. */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
} as const;

/**
 * Tells from an `Accept-Encoding` header whether a coding is wanted: named, and not with `q=0`.
 * The same expression serves JavaScript and nginx.
 */
export const accepts = (coding: string): RegExp =>
  new RegExp(`(?:^|,)\\s*${coding}\\s*(?:;\\s*q=(?:1|0?\\.0*[1-9])[^,]*)?(?:,|$)`, 'i');

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
