import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { hashOf, pagePolicy, withPolicy } from './contentSecurityPolicy.ts';
import { escapeJson, escapeScript } from './escape.ts';
import { redirectPage } from './siteFiles.ts';

const inline = { scripts: ['start()', 'prefer()'], styles: ['a{color:red}'] };

test('the policy allows the build’s own inline scripts and styles, by hash', () => {
  const policy = pagePolicy(inline);
  for (const allowed of [...inline.scripts, ...inline.styles]) {
    expect(policy).toContain(hashOf(allowed));
  }
  expect(policy).toMatch(/^default-src 'none'; /);
  // Allows `data:` only for fonts and images. In a <meta>, browsers ignore `frame-ancestors`, `report-*` and `sandbox`.
  expect(policy.replaceAll(/; (font|img)-src 'self' data:(?=;)/g, '')).not.toMatch(
    /unsafe-|https?:|data:|\*|frame-ancestors|report-|sandbox/,
  );
});

test('the build rejects a page with a script before its charset declaration', () => {
  const page = '<html><head><meta charSet="utf-8"/></head></html>';
  expect(() => withPolicy(`<script>early()</script>${page}`, pagePolicy(inline))).toThrow(
    'A script comes before',
  );
});

const name = `Sound & "Vision" <script>alert('1')</script><!--`;

test('text that contains markup keeps its value in a script and in a data block', () => {
  const data = { name, note: '\u2028' };
  expect(escapeJson(data)).not.toContain('<');
  expect(JSON.parse(escapeJson(data))).toEqual(data);
  const script = escapeScript(`(() => ${JSON.stringify(name)})()`);
  expect(script).not.toMatch(/<\/script|<!--/);
  expect(runInNewContext(script)).toBe(name);
});

test('a redirect page escapes the company’s name', () => {
  const page = redirectPage({ origin: 'https://a.example', to: '/a', title: name, language: 'en' });
  const escaped =
    'Sound &#38; &#34;Vision&#34; &#60;script&#62;alert(&#39;1&#39;)&#60;/script&#62;&#60;!--';
  expect(page).toContain(`<title>${escaped}</title>`);
  expect(page).toContain(`<a href="/a">${escaped}</a>`);
  expect(page).toContain('<noscript><meta http-equiv="refresh" content="0; url=/a"></noscript>');
  expect(page.match(/<script.*/g)).toEqual([
    '<script>location.replace("/a"+location.search+location.hash)</script>',
  ]);
});
