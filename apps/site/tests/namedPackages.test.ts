import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const textsOf = (pattern: string, exclude: string[] = []) =>
  globSync(pattern, { cwd: root, exclude }).map(read);

/** The packages that the design names (`docs/decisions/named-packages.md`), and what uses each. */
const packages = {
  react: 'product code',
  'react-dom': 'product code',
  'react-router': 'product code',
  '@vanilla-extract/css': 'product code',
  '@radix-ui/react-navigation-menu': 'product code',
  '@radix-ui/react-toast': 'product code',
  typescript: 'a script',
  vite: 'a script',
  turbo: 'a script',
  vitest: 'a script',
  storybook: 'a script',
  chromatic: 'a script',
  '@storybook/react-vite': 'a configuration',
} as const;

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

const isUsed = {
  'product code': (name: string) => {
    // Types alone are not in the product.
    const imported = new RegExp(`^import (?!type )[^;]*?from '${name}(/[^']+)?';`, 'm');
    return sources.some((text) => imported.test(text));
  },
  'a script': (name: string) => {
    const installed = textsOf(`{.,apps/*,packages/*}/node_modules/${name}/package.json`);
    const names = installed.flatMap((manifest) => {
      const { bin } = JSON.parse(manifest);
      return typeof bin === 'string' ? [name] : Object.keys(bin);
    });
    return names.some((program) => programs.includes(program));
  },
  'a configuration': (name: string) =>
    configurations.some((text) => new RegExp(`(?<!from )'${name}'`).test(text)),
};

test.each(Object.entries(packages))('%s is used by %s', (name, usedBy) => {
  expect(isUsed[usedBy](name)).toBe(true);
});
