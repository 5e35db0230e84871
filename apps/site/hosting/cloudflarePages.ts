import { redirects } from './addresses.ts';

/**
 * The lines of `_redirects` for Cloudflare Pages, which redirects `/podcasting/` and
 * `/podcasting.html` to the page without being told, and skips Netlify's forced lines. What is no
 * page is left to `404.html`: redirects come before files, so a catch-all would lead each page to
 * itself.
 */
export const cloudflareRedirects: readonly string[] = redirects
  .filter(({ from }) => from === '/')
  .map(({ from, to, status }) => `${from} ${to} ${status}`);

/** Of the headers that Cloudflare Pages adds by itself, the one that the site does not want. */
export const cloudflareUnset = '! Access-Control-Allow-Origin';
