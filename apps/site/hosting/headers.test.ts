import { expect, test } from 'vitest';
import { pagePolicy, policyText } from './contentSecurityPolicy.ts';
import { accepts, securityHeaders } from './headers.ts';

/** The Observatory reads the headers and the page. */
const policy = policyText(pagePolicy({ scripts: ['a()'], styles: ['a{}'] }));
const headers = securityHeaders();

/*
 * The rules that Mozilla's HTTP Observatory grades, with their extra points: 130, an A+. Three more
 * are checked elsewhere: no cookie and no access for other origins (`tests/serving.ts`), and no
 * script of another origin (`e2e/budgets.spec.ts`: no page has a script with an address). The
 * redirect from http to https is up to the host (docs/deploy.md).
 */
test('+10: the policy allows nothing by default, nothing unsafe, no plugins, and no host’s files', () => {
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toMatch(/unsafe-|object-src|\bhttps?:|\bdata:|\*/);
  const names = policy.split('; ').map((directive) => directive.split(' ')[0]);
  expect(names).toEqual([...new Set(names)]);
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("form-action 'none'");
});

test('browsers stay with https for six months at least', () => {
  const [, seconds] = /^max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(180 * 24 * 3600);
});

test.each([
  [
    '+10: only pages of the same origin may embed the files',
    'Cross-Origin-Resource-Policy',
    'same-origin',
  ],
  ['+5: no page may frame the site', 'Content-Security-Policy', "frame-ancestors 'none'"],
  [
    '+5: other sites learn the origin at most, and http ones nothing',
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
  ],
  [
    'no file of another origin is loaded that does not allow it',
    'Cross-Origin-Embedder-Policy',
    'require-corp',
  ],
  ['browsers do not guess a file’s type', 'X-Content-Type-Options', 'nosniff'],
  [
    'windows of other origins have no access to the page',
    'Cross-Origin-Opener-Policy',
    'same-origin',
  ],
])('%s', (_rule, header, value) => {
  expect(headers[header]?.split('; ')).toContain(value);
});

test('what a share control needs is not denied', () => {
  const permissions = headers['Permissions-Policy'];
  expect(permissions).toContain('geolocation=(), ');
  expect(permissions).not.toMatch(/clipboard-write|web-share/);
});

test.each([
  ['br', true],
  ['gzip, deflate, br, zstd', true],
  ['gzip;q=1.0, br;q=0.5', true],
  ['br ; q=0.001', true],
  ['BR', true],
  ['', false],
  ['gzip, deflate', false],
  ['*', false],
  ['brotli', false],
  ['br;q=0', false],
  ['gzip, br;q=0.000, zstd', false],
])('"Accept-Encoding: %s" gets brotli: %s', (header, gets) => {
  expect(accepts('br').test(header)).toBe(gets);
});
