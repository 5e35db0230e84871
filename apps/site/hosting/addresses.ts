import { home, routes } from '../src/routes.ts';

/** Where an address leads. */
export interface Redirect {
  to: string;
  status: 301 | 302;
}

/** The addresses of the pages, and the files that hold them. */
export const pages: readonly { path: string; file: string }[] = Object.values(routes).map(
  (path) => ({ path, file: `${path}.html` }),
);

/**
 * Addresses that lead to a page. Permanent for other spellings of it, temporary for what may become
 * a page one day.
 */
export const redirects: readonly (Redirect & { from: string })[] = [
  { from: '/', to: home, status: 302 },
  ...pages.flatMap(({ path, file }) => [
    { from: `${path}/`, to: path, status: 301 as const },
    { from: file, to: path, status: 301 as const },
  ]),
];

/**
 * What is no page and no file. Hosts that would redirect before they look for a file answer with
 * `404.html` instead.
 */
export const fallback: Redirect = { to: home, status: 302 };

/**
 * Files that are not served under their own names: settings of hosts, hidden files, the compressed
 * forms, and the pages, whose addresses have no extension.
 */
export const withoutAddress = /^\/_|\/\.(?!well-known\/)|\.(?:br|gz|html)$/;

/** The methods that are answered; others get 405. */
export const allowedMethods: readonly string[] = ['GET', 'HEAD'];
