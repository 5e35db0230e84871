import { expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  hashOf,
  inlineHashes,
  permissionsPolicy,
  policyText,
  withPolicy,
} from './policy.ts';

const page = `<html><head><style>a{color:red}</style><script>start()</script>
<script>prefer()</script></head><body><p style="a:&quot;b&quot;">x</p></body></html>`;

test('the policy allows each inline part by its hash, and nothing inline besides', () => {
  const policy = policyText(contentSecurityPolicy(inlineHashes([page])));
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
  const policy = policyText(contentSecurityPolicy(inlineHashes(['<script>a()</script>'])));
  expect(policy).not.toContain('unsafe-hashes');
});

test('scripts from files and data need no hash', () => {
  const { scripts } = inlineHashes([
    '<script src="/a.js"></script><script type="application/ld+json">{}</script>' +
      '<script type="module">b()</script>',
  ]);
  expect([...scripts]).toEqual([hashOf('b()')]);
});

test('a page carries its own policy before anything it speaks of', () => {
  const document = '<html><head><meta charSet="utf-8"/><style>a{}</style><script>b()</script>';
  const [before, after = ''] = withPolicy(document).split(/<meta http-equiv[^>]*>/);
  expect(before).toBe('<html><head><meta charSet="utf-8"/>');
  expect(after).toBe('<style>a{}</style><script>b()</script>');

  const policy = /content="([^"]*)"/.exec(withPolicy(document))?.[1];
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toContain(hashOf('b()'));
  // Browsers warn of what a <meta> cannot say.
  expect(policy).not.toMatch(/frame-ancestors|report-|sandbox/);
});

test('a page whose policy would come too late is refused', () => {
  for (const page of ['<head><script>a()</script><meta charset="utf-8">', '<head></head>']) {
    expect(() => withPolicy(page)).toThrow(/put it first in <head>/);
  }
});

test('what a share control needs is not denied', () => {
  expect(permissionsPolicy).toContain('geolocation=(), ');
  expect(permissionsPolicy).not.toMatch(/clipboard-write|web-share/);
});
