import { globSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pricesAsOf } from '@agency/pricing-data';
import { create, type Font } from 'fontkitten';
import { HtmlValidate } from 'html-validate';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { thirdParties } from '../site.config.ts';
import { builtSite, documentOf, sizeOf, webFont } from './builtSite.ts';
import { company } from './company.ts';
import { home, pages } from './pages.ts';
import { words } from './words.ts';

const { basePath } = company;
const redirects = [`${basePath}/index.html`, '/404.html'];
const files = [...builtSite.pages.map(({ file }) => file), ...redirects];

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // The rule ignores CSS, which shows only one of two landmarks with the same name.
    // `e2e/accessibility.spec.ts` checks the shown landmark.
    'unique-landmark': 'off',
    // Requires hashes only for other hosts' files, except third parties' scripts, which change.
    'require-sri': [
      'error',
      { target: 'crossorigin', exclude: thirdParties.map(({ script }) => script) },
    ],
    // ARIA allows names on articles.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

test('every page is valid HTML', async () => {
  for (const file of files) {
    const { results } = await validator.validateFile(join(builtSite.folder, file));
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect.soft(found, file).toEqual([]);
  }
});

test('every page’s security policy precedes everything that it governs', () => {
  const start =
    /^((?!<script|<style)[\s\S])*<meta charset="utf-8"\/?><meta http-equiv="Content-Security-Policy"/i;
  for (const file of files) expect.soft(builtSite.read(file), file).toMatch(start);
});

test('search engines may list the pages but not the redirects', () => {
  const hidden = files.filter((file) =>
    /<meta name="?robots"?[^>]*noindex/.test(builtSite.read(file)),
  );
  expect(hidden).toEqual(redirects);

  expect(builtSite.read(`${basePath}/robots.txt`)).toContain(
    `Sitemap: ${company.origin}${basePath}/sitemap.xml`,
  );
  const entries = builtSite.read(`${basePath}/sitemap.xml`).match(/<url>.*?<\/url>/gs);
  expect(entries).toEqual(
    pages.map(
      ({ path }) =>
        `<url><loc>${company.origin + path}</loc><lastmod>${pricesAsOf}</lastmod></url>`,
    ),
  );
});

test('the icons for browsers and home screens have their declared sizes', () => {
  const linked = (link: string) =>
    documentOf(home).querySelector(`head > link${link}`)?.getAttribute('href') ?? 'none';
  expect(sizeOf(builtSite.bytes(linked('[rel="icon"][sizes="32x32"]')))).toBe('32x32');
  expect(sizeOf(builtSite.bytes(linked('[rel="apple-touch-icon"]')))).toBe('180x180');
});

test('the scripts refer to the published third-party licences', () => {
  const licences = builtSite.read(`${basePath}/licences.txt`);
  const radix = ['@radix-ui/react-navigation-menu', '@radix-ui/react-toast'];
  for (const shipped of ['react', 'react-router', ...radix]) {
    expect.soft(licences).toMatch(new RegExp(`^${shipped} [\\d.]+ \\(MIT\\)$`, 'm'));
  }
  expect
    .soft(licences)
    .toMatch(new RegExp(`^@fontsource-variable/.* \\(OFL-1\\.1\\)\\n\\n.*${webFont}`, 'm'));

  expect(builtSite.scripts.length).toBeGreaterThan(0);
  for (const script of builtSite.scripts) {
    const [firstLine] = builtSite.read(script).split('\n');
    expect.soft(firstLine, script).toBe(`/*! Licences: ${basePath}/licences.txt */`);
  }
});

function missingIn(file: Buffer, text: string): string[] {
  const font = create(file) as Font;
  return [...new Set(text.replaceAll(/\s/g, ''))].filter(
    (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
}

test('the web font has every character on the pages', () => {
  const [file = ''] = globSync('**/*.woff2', { cwd: builtSite.folder });
  const blockTextElements = { script: false, style: false };
  const texts = builtSite.pages.map(({ html }) => parse(html, { blockTextElements }).text);
  expect(missingIn(builtSite.bytes(`/${file}`), texts.join(''))).toEqual([]);
});

test('each page’s headline font has every character in the headlines', () => {
  const headlines = [...pages.map(({ heading }) => heading), words.callToAction.heading].join('');
  for (const { html, path } of builtSite.pages) {
    const [, file = ''] = /data:font\/woff2;base64,(.*?)\)/.exec(html) ?? [];
    expect(missingIn(Buffer.from(file, 'base64'), headlines), path).toEqual([]);
  }
});

// Only the inline script may use `Intl`, for printing, because its first use takes 50 ms on a cheap phone.
test('no script file uses Intl', () => {
  const scripts = builtSite.scripts.map((script) => builtSite.read(script)).join();
  expect(scripts).not.toMatch(/\bIntl\b|\.toLocale\w*String/);
});

test('only a small inline script runs before the first paint', () => {
  for (const { html, document, path } of builtSite.pages) {
    expect.soft(html).not.toMatch(/<link[^>]+rel="?(preload|modulepreload)/);
    expect.soft(html).not.toMatch(/<link[^>]+rel="?stylesheet/);
    expect.soft(html).not.toMatch(/<script(?! async)[^>]+src=/);

    const script = document.querySelector('script')?.rawText ?? '';
    expect.soft(script).toMatch(/^\(function\(\)/);
    const [size, budget] = [brotliCompressSync(script).length, 3_200];
    const tooBig =
      `The inline script of ${path} weighs ${size} bytes after Brotli, ${size - budget} more than its budget ` +
      'of 3,200. Move code that can run later from src/inline-script/ to src/entry-client.tsx.';
    expect.soft(size, tooBig).toBeLessThanOrEqual(budget);
  }
});

test('no class, id or file has a name that content blockers hide', () => {
  // EasyList's generic rules match names such as `.ad02`, `#ads-top`, `/ad-`, `.adbox` and `.sponsored`.
  const listed = /(^|\/)ads?(\d*$|[-_/])|^ad(box|s?(ense|lot|pace|ver))|banner|sponsor/i;
  for (const { html, document, path } of builtSite.pages) {
    const styles = document.querySelectorAll('style').map(({ rawText }) => rawText);
    const classes = styles.join('').match(/(?<=\.)[a-z_][\w-]*/gi) ?? [];
    const ids = document.querySelectorAll('[id]').map(({ id }) => id);
    const files = html.match(/(?<=["(])\/[\w-/.]+/g) ?? [];
    const names = [...new Set([...classes, ...ids, ...files])];
    expect(names.length).toBeGreaterThan(100);
    expect
      .soft(
        names.filter((name) => listed.test(name)),
        path,
      )
      .toEqual([]);
  }
});
