import { expect, test } from 'vitest';
import {
  hashOf,
  headerPolicy,
  type InlineParts,
  pagePolicy,
  policyText,
  withPolicy,
} from './contentSecurityPolicy.ts';

const inline: InlineParts = {
  scripts: ['start()', 'prefer()'],
  styles: ['a{color:red}'],
};

const page = `<html><head><meta charSet="utf-8"/><style>a{color:red}</style><script>start()</script>
<script>prefer()</script><script>injected()</script></head></html>`;

test('the policy allows each inline script and style by its hash, and no other', () => {
  const policy = policyText(pagePolicy(inline));
  for (const allowed of ['a{color:red}', 'start()', 'prefer()']) {
    expect(policy).toContain(hashOf(allowed));
  }
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes|\*/);
});

test('the headers’ policy says nothing that differs between builds, and refuses frames', () => {
  const policy = policyText(headerPolicy());
  expect(policy).not.toMatch(/sha256|script-src|style-src|default-src|unsafe/);
  for (const directive of [
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]) {
    expect(policy.split('; ')).toContain(directive);
  }
});

test('a hash is the one a browser computes', () => {
  // The example in the CSP specification, https://www.w3.org/TR/CSP3/#external-hash
  expect(hashOf("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

test('a page has its policy before everything that the policy governs', () => {
  const [before, after] = withPolicy(page, inline).split(/<meta http-equiv[^>]*>/);
  expect(before).toBe('<html><head><meta charSet="utf-8"/>');
  expect(after).toBe(page.slice(before?.length));

  const policy = /content="([^"]*)"/.exec(withPolicy(page, inline))?.[1];
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toContain(hashOf('start()'));
  // Browsers warn about directives that a <meta> cannot have.
  expect(policy).not.toMatch(/frame-ancestors|report-|sandbox/);
});

test('a script that the build did not write gets no hash, even if a page contains it', () => {
  expect(page).toContain('<script>injected()</script>');
  expect(withPolicy(page, inline)).not.toContain(hashOf('injected()'));
});

test('a page that does not begin its head with <meta charset> is refused', () => {
  for (const page of ['<head><script>a()</script><meta charset="utf-8">', '<head></head>']) {
    expect(() => withPolicy(page, inline)).toThrow(/put it first in <head>/);
  }
});
