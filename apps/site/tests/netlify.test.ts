import { join } from 'node:path';
import { type Header, parseAllHeaders } from '@netlify/headers-parser';
import redirector from 'netlify-redirector';
import { expect, test } from 'vitest';
import { securityHeaders } from '../hosting/headers.ts';
import { builtSite } from './builtSite.ts';

/* The built `_headers` and `_redirects`, read by Netlify's own packages. */

const matcher = await redirector.parsePlain(builtSite.read('_redirects'), {});
const { headers: rules, errors } = await parseAllHeaders({
  headersFiles: [join(builtSite.folder, '_headers')],
  configHeaders: [],
  minimal: false,
});

/** What Netlify answers: forced redirects, then files, then other redirects, then `404.html`. */
function answerTo(path: string): string {
  const rule = matcher.match({
    scheme: 'https',
    host: 'pricing.example',
    path,
    query: '',
    headers: {},
    cookieValues: {},
    getHeader: () => '',
    getCookie: () => '',
  });
  const redirect = rule && `${rule.status} ${rule.to}`;
  if (rule?.force) return String(redirect);
  const bare = path.replace(/\/$/, '');
  const file = [path, `${bare}.html`, `${bare}/index.html`].find((name) => builtSite.has(name));
  return file ?? redirect ?? '404.html';
}

/** The headers that Netlify adds to an answer, by its address. */
const headersOf = (path: string): Record<string, string> =>
  Object.assign(
    {},
    ...(rules as Header[]).filter((rule) => rule.forRegExp.test(path)).map(({ values }) => values),
  );

test.each([
  ['/', '302 /podcasting'],
  ['/podcasting', '/podcasting.html'],
  ['/podcasting/', '/podcasting.html'],
  ['/podcasting.html', '301 /podcasting'],
  ['/digital-marketing', '/digital-marketing.html'],
  ['/digital-marketing.html', '301 /digital-marketing'],
  ['/robots.txt', '/robots.txt'],
  ['/no/such/page', '404.html'],
  ['/assets/gone-AbCdEfGh.js', '404.html'],
])('on Netlify, %s is answered by %s', (path, answer) => {
  expect(answerTo(path)).toBe(answer);
});

test('on Netlify, every answer has every security header', () => {
  expect(errors).toEqual([]);
  for (const path of ['/', '/podcasting', '/no/such/page']) {
    expect(headersOf(path)).toEqual(securityHeaders());
  }
});

test('on Netlify, a hashed file is kept for a year, but not the answer that it is missing', () => {
  const [script = ''] = builtSite.scripts;
  expect(headersOf(script)['Cache-Control']).toBe('public, max-age=31536000, immutable');
  expect(headersOf('/assets/gone-AbCdEfGh.js')['Cache-Control']).toBeUndefined();
});
