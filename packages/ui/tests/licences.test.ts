import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** By licence, what is installed with this package. */
const installed: Record<string, { name: string; versions: string[] }[]> = JSON.parse(
  execFileSync('pnpm', ['licenses', 'list', '--prod', '--json'], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  }),
);
const packages = Object.values(installed).flat();

/** Licences that allow what MIT allows. */
const compatible = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause'];

test('everything installed with this package has a licence that is compatible with MIT', () => {
  expect(packages.length).toBeGreaterThan(10);
  expect(Object.keys(installed).filter((licence) => !compatible.includes(licence))).toEqual([]);
});

test('nothing is installed with it in two versions', () => {
  expect(packages.filter(({ versions }) => versions.length > 1)).toEqual([]);
});
