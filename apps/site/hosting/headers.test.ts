import { expect, test } from 'vitest';
import { accepts, securityHeaders } from './headers.ts';

test('what a share control needs is not denied', () => {
  const permissions = securityHeaders('')['Permissions-Policy'];
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
