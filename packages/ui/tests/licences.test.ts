import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

interface Manifest {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

/** Those that let whoever installs us keep to the terms of MIT. */
const compatible = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause'];

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Where a package finds one that it depends on, as Node looks for it. */
function folderOf(name: string, from: string): string {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return realpathSync(folder);
  if (dirname(from) === from) throw new Error(`${name} is not installed: run pnpm install.`);
  return folderOf(name, dirname(from));
}

/** KitchenSink that is installed along with a package, however far. */
function installedWith(folder: string, found = new Map<string, Manifest>()) {
  for (const name of Object.keys(manifestIn(folder).dependencies ?? {})) {
    const at = folderOf(name, folder);
    if (found.has(at)) continue;
    found.set(at, manifestIn(at));
    installedWith(at, found);
  }
  return [...found.values()];
}

const installed = installedWith(join(import.meta.dirname, '..'));

test('whatever is installed along with this package is under a licence that goes with MIT', () => {
  expect(installed.length).toBeGreaterThan(10);
  const others = installed
    .filter(({ license }) => !compatible.includes(license ?? ''))
    .map(({ name, version, license }) => `${name} ${version}: ${license}`);
  expect(others).toEqual([]);
});

test('nothing is installed along with it in two versions', () => {
  const names = installed.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
