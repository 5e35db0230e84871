import { expect, test } from 'vitest';
import { hashOf, pagePolicy, withPolicy } from './contentSecurityPolicy.ts';

const inline = { scripts: ['start()', 'prefer()'], styles: ['a{color:red}'] };

const page = `<html><head><meta charSet="utf-8"/><style>a{color:red}</style><script>start()</script>
<script>prefer()</script><script>injected()</script></head></html>`;

test('the policy allows the scripts and styles of the build by hash, and nothing by default', () => {
  const policy = withPolicy(page, inline);
  for (const allowed of [...inline.scripts, ...inline.styles]) {
    expect(policy).toContain(hashOf(allowed));
  }
  expect(policy).not.toContain(hashOf('injected()'));
  expect(pagePolicy(inline)).toMatch(/^default-src 'none'; /);
  // Browsers warn about directives that a <meta> cannot have.
  expect(pagePolicy(inline)).not.toMatch(
    /unsafe-|https?:|data:|\*|frame-ancestors|report-|sandbox/,
  );
});

test('a page has its policy before everything that the policy governs', () => {
  const [before, after] = withPolicy(page, inline).split(/<meta http-equiv[^>]*>/);
  expect(before).toBe('<html><head><meta charSet="utf-8"/>');
  expect(after).toBe(page.slice(before?.length));
});

test('a page that does not begin its head with <meta charset> is refused', () => {
  for (const page of ['<head><script>a()</script><meta charset="utf-8">', '<head></head>']) {
    expect(() => withPolicy(page, inline)).toThrow(/put it first in <head>/);
  }
});
