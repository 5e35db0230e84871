import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The packages installed with this one, by licence. */
const installed: Record<string, { name: string; versions: string[] }[]> = JSON.parse(
  execFileSync('pnpm', ['licenses', 'list', '--prod', '--json'], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  }),
);
const packages = Object.values(installed).flat();

/** Licences compatible with MIT. */
const compatible = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause'];

test('all installed packages have a licence compatible with MIT', () => {
  expect(packages.length).toBeGreaterThan(10);
  expect(Object.keys(installed).filter((licence) => !compatible.includes(licence))).toEqual([]);
});

test('no package is installed in two versions', () => {
  expect(packages.filter(({ versions }) => versions.length > 1)).toEqual([]);
});
