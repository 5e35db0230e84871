import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const textsOf = (pattern: string, exclude: string[] = []) =>
  globSync(pattern, { cwd: root, exclude }).map(read);

/** The table of `docs/decisions/named-packages.md`: each package, and what uses it. */
const packages = [
  ...read('docs/decisions/named-packages.md').matchAll(/^\| `(\S+)` \| ([\w ]+) \|/gm),
].map(([, name = '', usedBy = '']) => ({ name, usedBy }));

/** What is shipped: neither tests nor stories, nor what only they use. */
const sources = textsOf('{apps,packages}/*/src/**/*.{ts,tsx}', [
  '**/*.{test,test-d,stories}.*',
  '**/testing/**',
]);
/** The program that each command of a `package.json` script runs. */
const programs = globSync('{.,apps/*,packages/*}/package.json', { cwd: root })
  .flatMap((file) => Object.values<string>(JSON.parse(read(file)).scripts ?? {}))
  .flatMap((script) => script.split('&&').map((command) => command.trim().split(' ')[0]));
const configurations = textsOf('{.,apps/*,packages/*,.storybook}/{main,*.config}.ts');

const isUsed: Record<string, (name: string) => boolean> = {
  'product code': (name) => {
    // Types alone are not in the product.
    const imported = new RegExp(`^import (?!type )[^;]*?from '${name}(/[^']+)?';`, 'm');
    return sources.some((text) => imported.test(text));
  },
  'a script': (name) => {
    const installed = textsOf(`{.,apps/*,packages/*}/node_modules/${name}/package.json`);
    const names = installed.flatMap((manifest) => {
      const { bin } = JSON.parse(manifest);
      return typeof bin === 'string' ? [name] : Object.keys(bin);
    });
    return names.some((program) => programs.includes(program));
  },
  'a configuration': (name) =>
    configurations.some((text) => new RegExp(`(?<!from )'${name}'`).test(text)),
};

test('every package that the design names is used as the decision says', () => {
  expect(packages).toHaveLength(13);
  expect(packages.filter(({ name, usedBy }) => !isUsed[usedBy]?.(name))).toEqual([]);
});
