import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { preferencesScript as unbuilt } from '../src/preferences/preferencesScript.ts';

const dist = join(import.meta.dirname, '../dist/preferences');
const file = join(dist, 'preferencesScript.js');

const { preferencesScript }: typeof import('../src/index.ts') = await import(file);

const preferences = [
  { name: 'theme', values: ['light', 'dark'], defaultValue: 'dark', storageKey: 'theme' },
];

test("a consumer's compiler and minifier do not change the script's text and hash", async () => {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { target: 'es2017' });
  const minified = minifySync(file, code, { module: true, compress: true, mangle: true });
  const consumers = await import(`data:text/javascript,${encodeURIComponent(minified.code)}`);
  expect(consumers.preferencesScript(preferences)).toBe(preferencesScript(preferences));
});

test('called from source, `preferencesScript` throws and names the alternative', () => {
  expect(() => unbuilt(preferences)).toThrow(/Import the built package.*restorePreferences/);
});
