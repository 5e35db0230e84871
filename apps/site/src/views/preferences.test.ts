import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

test('SECURITY.md names everything that the pages store in the browser, and nothing else', () => {
  const sources = globSync(['apps/site/src/**/*.{ts,tsx}', 'packages/ui/src/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: ['**/*.{test,stories}.{ts,tsx}', '**/testing/**'],
  }).map((file) => readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''));
  const found = (pattern: RegExp) =>
    new Set(sources.flatMap((text) => Array.from(text.matchAll(pattern), ([, name]) => name)));

  const keys = found(/storageKey(?::| =) '([^']+)'/g);
  expect(keys.size).toBeGreaterThan(0);
  // Any other storage must be described in SECURITY.md and matched here.
  expect(found(/\b(sessionStorage|indexedDB|caches|cookieStore|cookie)\b[.[]/g)).toEqual(new Set());
  const state = found(/history\.(?:replace|push)State\(\{ \.\.\.history\.state, (\w+)/g);

  const promised = readFileSync(join(root, 'SECURITY.md'), 'utf8');
  const rows = promised.matchAll(/^\| (?:`localStorage`|the tab's history) \| (.+?) \|/gm);
  const named = Array.from(rows, ([, cell = '']) => cell.replaceAll('`', '').split(', ')).flat();
  expect(new Set(named)).toEqual(new Set([...keys, ...state]));
});
