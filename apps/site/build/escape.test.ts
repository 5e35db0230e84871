import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { hashOf, pagePolicy } from './contentSecurityPolicy.ts';
import { escapeJson, escapeScript } from './escape.ts';
import { redirectPage, redirectScript } from './redirectPage.ts';
import { sitemap } from './searchFiles.ts';

/** A company name that would be markup if it were not escaped. */
const name = `Sound & "Vision" <script>alert('1')</script><!--`;

const escaped =
  'Sound &#38; &#34;Vision&#34; &#60;script&#62;alert(&#39;1&#39;)&#60;/script&#62;&#60;!--';

test('no text in a data block can end it, and every text is read as it was written', () => {
  const data = { name, note: '\u2028' };
  expect(escapeJson(data)).not.toContain('<');
  expect(JSON.parse(escapeJson(data))).toEqual(data);
});

test('no string in a script can end it, and every string is what it was', () => {
  const script = escapeScript(`(() => ${JSON.stringify(name)})()`);
  expect(script).not.toMatch(/<\/script|<!--/);
  expect(runInNewContext(script)).toBe(name);
});

test('a redirect page shows the company’s name as text, and gives nothing in it a hash', () => {
  const page = redirectPage({
    origin: 'https://a.example',
    to: '/a',
    title: name,
    language: 'en',
  });
  expect(page).toContain(`<title>${escaped}</title>`);
  expect(page).toContain(`<a href="/a">${escaped}</a>`);
  expect(page.match(/<script/g)).toHaveLength(1);

  const scripts = [redirectScript('/a')];
  const policy = pagePolicy({ scripts, styles: [] });
  expect(page).toContain(`<script>${scripts[0]}</script>`);
  expect(policy.match(/sha256-/g)).toHaveLength(1);
  expect(policy).not.toContain(hashOf("alert('1')"));
});

test('a sitemap’s address is text', () => {
  expect(sitemap(['https://a.example/?a=1&b=<'], '2026-01-31')).toContain(
    '<loc>https://a.example/?a=1&#38;b=&#60;</loc>',
  );
});
