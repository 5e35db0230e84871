import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Packs a package as it is published, and returns the tarball's path. Its build must be there. */
export function pack(folder: string, into: string): string {
  const tarball = join(into, `${basename(folder)}.tgz`);
  execFileSync('pnpm', ['pack', '--out', tarball], { cwd: folder, stdio: 'pipe' });
  return tarball;
}

/** What publint and "Are the types wrong?" say is wrong with a package's tarball. */
export function packageProblems(folder: string, stylesheets: string[] = []): string[] {
  const temporary = mkdtempSync(join(tmpdir(), 'pack-'));
  try {
    const tarball = pack(folder, temporary);
    const untyped = stylesheets.length > 0 ? ['--exclude-entrypoints', ...stylesheets] : [];
    return [
      ['publint', 'run', tarball, '--strict'],
      ['attw', tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-color', ...untyped],
    ].flatMap(([command = '', ...parameters]) => {
      const { status, error, output } = spawnSync(command, parameters, { encoding: 'utf8' });
      return status === 0 ? [] : [`${command}: ${error ?? output.join('')}`];
    });
  } finally {
    rmSync(temporary, { recursive: true });
  }
}
