import { expect, test } from 'vitest';
import { accepts } from './headers.ts';
import { redirectsFile } from './netlify.ts';

test('the redirects lead other spellings to a page, and leave the files alone', () => {
  expect(redirectsFile().trim().split('\n')).toEqual([
    '/ /podcasting 302',
    '/podcasting/ /podcasting 301',
    '/podcasting.html /podcasting 301',
    '/digital-marketing/ /digital-marketing 301',
    '/digital-marketing.html /digital-marketing 301',
  ]);
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
])('who sends "Accept-Encoding: %s" gets brotli: %s', (header, gets) => {
  expect(accepts('br').test(header)).toBe(gets);
});
