import { redirects } from './addresses.ts';

/**
 * Netlify's lines of `_redirects`. Each is forced (`!`), as a file would win over it: `/` is
 * `index.html`. Netlify takes `/podcasting/` for `/podcasting`, so a redirect from one to the other
 * would lead to itself.
 */
export const netlifyRedirects: readonly string[] = redirects
  .filter(({ from }) => from === '/' || !from.endsWith('/'))
  .map(({ from, to, status }) => `${from} ${to} ${status}!`);
