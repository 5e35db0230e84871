import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newComponent } from '../../../scripts/newComponent.ts';

const root = join(import.meta.dirname, '..');

/** A copy of the sources to write into: inside the package, where its imports are found. */
function copy(): string {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/source-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(root, 'src'), folder, {
    recursive: true,
    filter: (path) => !/\.(test|stories)\.tsx?$/.test(path),
  });
  return folder;
}

test('a new component has four files that pass the linter, and is exported', () => {
  const source = copy();
  newComponent('PriceTag', source);
  expect(readdirSync(join(source, 'PriceTag')).sort()).toEqual([
    'PriceTag.css.ts',
    'PriceTag.stories.tsx',
    'PriceTag.test.tsx',
    'PriceTag.tsx',
  ]);
  expect(readFileSync(join(source, 'index.ts'), 'utf8').split('\n')).toContain(
    "export { PriceTag, type PriceTagProps } from './PriceTag/PriceTag.tsx';",
  );
}, 120_000);

test('a name that is taken or not in PascalCase is refused', () => {
  const source = copy();
  expect(() => newComponent('Button', source)).toThrow(/There is a component Button already/);
  expect(() => newComponent('price-tag', source)).toThrow(
    /'price-tag' is not a component's name.*PascalCase/,
  );
});
