import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const run = (program: string, ...parameters: string[]) => {
  const { status, stdout, stderr } = spawnSync(program, parameters, { encoding: 'utf8' });
  return { status, output: stdout + stderr };
};

/** A copy of the sources, inside the package so that imports resolve. */
let source: string;
beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  source = mkdtempSync(join(root, '.cache/source-'));
  cpSync(join(root, 'src'), source, {
    recursive: true,
    filter: (path) => !/\.(test|stories)\.tsx?$/.test(path),
  });
});
afterAll(() => rmSync(source, { recursive: true }));

const newComponent = (name: string) =>
  run('node', join(root, '../../scripts/newComponent.ts'), name, source);

test('a new component passes the linter, compiles, and is exported', () => {
  expect(newComponent('PriceTag')).toMatchObject({ status: 0 });
  expect(readFileSync(join(source, 'index.ts'), 'utf8')).toContain(
    "export { PriceTag, type PriceTagProps } from './PriceTag/PriceTag.tsx';",
  );
  const project = join(source, 'tsconfig.json');
  const files = ['css.ts', 'stories.tsx', 'test.tsx', 'tsx'].map(
    (end) => `PriceTag/PriceTag.${end}`,
  );
  writeFileSync(project, JSON.stringify({ extends: '../../tsconfig.json', include: [], files }));
  expect(run('tsc', '-p', project)).toEqual({ status: 0, output: '' });
}, 120_000);

test('a name that is taken or not in PascalCase is refused', () => {
  expect(newComponent('Button')).toMatchObject({
    status: 1,
    output: expect.stringMatching(
      /^.*Button exists\. Give another name, or delete that folder\.\n$/,
    ),
  });
  expect(newComponent('price-tag').output).toMatch(/^'price-tag' is not in PascalCase\./);
});
