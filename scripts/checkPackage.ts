import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** Packs a package as it is published, and returns the tarball's path. Its build must be there. */
export function pack(folder: string, into: string): string {
  const before = new Set(globSync('*.tgz', { cwd: into }));
  execFileSync('pnpm', ['pack', '--pack-destination', into], { cwd: folder, stdio: 'pipe' });
  const file = globSync('*.tgz', { cwd: into }).find((name) => !before.has(name));
  if (!file) throw new Error(`pnpm pack wrote no new tarball of ${folder} into ${into}.`);
  return join(into, file);
}

/**
 * The problems that publint and "Are the types wrong?" find in a package's tarball.
 * ES modules only, on purpose: CommonJS is not asked for.
 */
export async function packageProblems(
  folder: string,
  stylesheets: string[] = [],
): Promise<string[]> {
  const temporary = mkdtempSync(join(tmpdir(), 'pack-'));
  try {
    const tarball = pack(folder, temporary);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const buffer = readFileSync(tarball);
    const { messages, pkg = manifest } = await publint({
      pack: { tarball: new Uint8Array(buffer).buffer },
      strict: true,
    });
    return [
      ...messages.map((message) => `publint: ${formatMessage(message, pkg) ?? message.code}`),
      ...typeProblems(tarball, stylesheets),
    ];
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

function typeProblems(tarball: string, stylesheets: string[]): string[] {
  const bin = join(dirname(import.meta.dirname), 'node_modules/.bin/attw');
  const excluded = stylesheets.length > 0 ? ['--exclude-entrypoints', ...stylesheets] : [];
  try {
    execFileSync(
      bin,
      [tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-color', ...excluded],
      { encoding: 'utf8', stdio: 'pipe' },
    );
    return [];
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return [`attw: ${stdout}${stderr}`];
  }
}
