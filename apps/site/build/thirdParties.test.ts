import { expect, test } from 'vitest';
import { hashOf, pagePolicy } from './contentSecurityPolicy.ts';
import { hostingFiles } from './siteFiles.ts';
import { elementsOf, readThirdParties, type ThirdParty } from './thirdParties.ts';

const stats = {
  script: 'https://stats.example/a.js?id=1',
  attributes: { 'data-name': `"Sound"><script>` },
  before: `stats = '</script>'`,
  allow: {
    'connect-src': ['https://*.stats.example', 'wss://live.stats.example:8443'],
    'trusted-types': ['stats#html'],
  },
};
const plain = { script: 'https://plain.example/b.js' };

test('the policy allows each third party only in its own directives', () => {
  const thirdParties = readThirdParties([stats, plain]);
  expect(pagePolicy({ scripts: [], styles: [], thirdParties })).toBe(
    `default-src 'none'; script-src 'self' ${hashOf(String.raw`stats = '\x3c/script>'`)} ` +
      'https://stats.example/a.js https://plain.example/b.js; ' +
      "style-src 'none'; connect-src 'self' https://*.stats.example wss://live.stats.example:8443; " +
      "font-src 'self' data:; img-src 'self' data:; base-uri 'none'; form-action 'none'; " +
      "require-trusted-types-for 'script'; trusted-types stats#html",
  );
});

test('the headers admit a third party that sends no Cross-Origin-Resource-Policy', async () => {
  const embedding = async (thirdParties: ThirdParty[]) => {
    const [[, headers] = []] = await hostingFiles('', [], [], thirdParties);
    return /Cross-Origin-Embedder-Policy: (.*)/.exec(headers ?? '')?.[1];
  };
  expect(await embedding([plain])).toBe('credentialless');
  expect(await embedding([])).toBe('require-corp');
});

test('a third party’s inline code and attributes are escaped', () => {
  expect(readThirdParties([stats, plain]).map(elementsOf)).toEqual([
    String.raw`<script>stats = '\x3c/script>'</script>` +
      '<script async src="https://stats.example/a.js?id=1" ' +
      'data-name="&#34;Sound&#34;&#62;&#60;script&#62;"></script>',
    '<script async src="https://plain.example/b.js"></script>',
  ]);
});

test('one error reports every source that a policy must not contain', () => {
  const sources = ['*', 'https://a.example; script-src *', "'unsafe-inline'"];
  const wrong = [
    { script: 'http://stats.example/a.js' },
    { ...plain, allow: { 'connect-src': sources, 'trusted-types': ["'allow-duplicates'"] } },
  ];
  const named = JSON.stringify(['http://stats.example/a.js', ...sources, "'allow-duplicates'"]);
  expect(() => readThirdParties([stats, ...wrong])).toThrow(`${named}; expected https addresses`);
});
