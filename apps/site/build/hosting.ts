import { createHash } from 'node:crypto';
import { home, routes } from '../src/routes.ts';

/** A redirect, tried in order; `from` is a path, or `/*` for whatever is no file. */
export interface Redirect {
  from: string;
  to: string;
  status: 301 | 302;
}

/** What is no page and no file. */
export const fallback: Redirect = { from: '/*', to: home, status: 302 };

/**
 * Where addresses lead that are no page. Permanent for other spellings of a page, temporary for
 * what may become a page one day.
 */
export const redirects: readonly Redirect[] = [
  { from: '/', to: home, status: 302 },
  ...Object.values(routes).flatMap((page): Redirect[] => [
    { from: `${page}/`, to: page, status: 301 },
    { from: `${page}.html`, to: page, status: 301 },
  ]),
  fallback,
];

/** What the pages need allowed, as hashes of the inline parts. */
export interface InlineHashes {
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
  /** Of `style` attributes in the markup. */
  styleAttributes: ReadonlySet<string>;
}

/** The source expression that allows exactly this inline text. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Collects the hashes of a page's inline scripts, styles and style attributes. */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const all = (pattern: RegExp) =>
    new Set(
      pages.flatMap((page) => [...page.matchAll(pattern)].map(([, text = '']) => hashOf(text))),
    );
  return {
    scripts: all(/<script>([\s\S]*?)<\/script>/g),
    styles: all(/<style>([\s\S]*?)<\/style>/g),
    styleAttributes: new Set(
      pages.flatMap((page) =>
        [...page.matchAll(/<[^>]+ style="([^"]*)"/g)].map(([, text = '']) =>
          hashOf(text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')),
        ),
      ),
    ),
  };
}

/** The content security policy: nothing but our own files and the inline parts by their hashes. */
export function contentSecurityPolicy({ scripts, styles, styleAttributes }: InlineHashes): string {
  const attributes =
    styleAttributes.size > 0 ? ["'unsafe-hashes'", ...[...styleAttributes].sort()] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...[...scripts].sort()],
    'style-src': ["'self'", ...[...styles].sort(), ...attributes],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The headers of every answer. */
export const commonHeaders = (policy: string): Record<string, string> => ({
  'Content-Security-Policy': policy,
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** Where the build puts files whose names carry a hash of what is in them. */
export const hashedFolder = '/assets/';

/** How long a file may be kept: hashed ones for a year, all others only while revalidated. */
export const cacheControl = (path: string): string =>
  path.startsWith(hashedFolder)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';

/** The `_headers` file of Netlify and Cloudflare Pages. */
export function headersFile(headers: Record<string, string>): string {
  const block = (path: string, lines: Record<string, string>) =>
    [path, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${block('/*', headers)}\n\n${block(`${hashedFolder}*`, {
    'Cache-Control': cacheControl(hashedFolder),
  })}\n`;
}

/** The `_redirects` file of Netlify and Cloudflare Pages. */
export const redirectsFile = (): string =>
  `${redirects.map(({ from, to, status }) => `${from} ${to} ${status}`).join('\n')}\n`;
