import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/* Tests that the packages named in the owner's design are used (docs/decisions.md). */

const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/*.{test,test-d,stories}.*', '**/testing/**'],
}).map(read);

test.each([
  ...['react', 'react-dom', 'react-router', '@vanilla-extract/css'],
  ...['@radix-ui/react-navigation-menu', '@radix-ui/react-toast'],
])('product code imports %s', (name) => {
  // Ignores type imports, which the build removes.
  const imported = new RegExp(`^import (?!type )[^;]*?from '${name}(/[^']+)?';`, 'm');
  expect(sources.some((text) => imported.test(text))).toBe(true);
});

const programs = globSync('{.,apps/*,packages/*}/package.json', { cwd: root })
  .flatMap((file) => Object.values<string>(JSON.parse(read(file)).scripts ?? {}))
  .flatMap((script) => script.split('&&').map((command) => command.trim().split(' ')[0]));

test('scripts and Storybook use the required tools', () => {
  const tools = ['tsc', 'vite', 'turbo', 'vitest', 'storybook', 'chromatic'];
  expect(programs).toEqual(expect.arrayContaining(tools));
  expect(read('.storybook/main.ts')).toMatch(/(?<!from )'@storybook\/react-vite'/);
});
