import { expect, test } from 'vitest';
import { contentSecurityPolicy, hashOf, inlineHashes, redirectsFile } from './hosting.ts';

const page = `<html><head><style>a{color:red}</style><script>start()</script>
<script>prefer()</script></head><body><p style="a:&quot;b&quot;">x</p></body></html>`;

test('the policy allows each inline part by its hash, and nothing inline besides', () => {
  const policy = contentSecurityPolicy(inlineHashes([page]));
  for (const allowed of ['a{color:red}', 'start()', 'prefer()', 'a:"b"']) {
    expect(policy).toContain(hashOf(allowed));
  }
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
});

test('a hash is the one a browser computes', () => {
  // The example in the CSP specification, https://www.w3.org/TR/CSP3/#external-hash
  expect(hashOf("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

test('style attributes are allowed only where a page has some', () => {
  const policy = contentSecurityPolicy(inlineHashes(['<script>a()</script>']));
  expect(policy).not.toContain('unsafe-hashes');
});

test('the redirects lead each address to a page, the catch-all last', () => {
  expect(redirectsFile().trim().split('\n')).toEqual([
    '/ /podcasting 302',
    '/podcasting/ /podcasting 301',
    '/podcasting.html /podcasting 301',
    '/digital-marketing/ /digital-marketing 301',
    '/digital-marketing.html /digital-marketing 301',
    '/* /podcasting 302',
  ]);
});
