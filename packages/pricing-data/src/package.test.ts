import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test('every file that the README names is in the tarball', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const links = Array.from(readme.matchAll(/\]\((?!https?:)([^)#]+)/g), ([, path]) => path);
  const paths = Array.from(
    readme.matchAll(/`((?:[\w.-]+\/)+[\w.-]*|[\w.-]+\.(?:tsx?|m?js|json|md))`/g),
    ([, path]) => path,
  );
  const listed = execFileSync('pnpm', ['pack', '--dry-run', '--json'], { cwd: root });
  const packed = JSON.parse(String(listed)).files.map(({ path }: { path: string }) => path);
  const named = [...new Set([...links, ...paths])];
  expect(named).toContain('CHANGELOG.md');
  expect(named.filter((path) => !packed.includes(path))).toEqual([]);
});
