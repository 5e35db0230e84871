import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * Runs git in the repository, and returns its output.
 *
 * @throws when the command fails.
 */
export function git(...parameters: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', parameters, { cwd: root, encoding: 'utf8' });
  if (status === 0) return stdout;
  throw new Error(`git ${parameters.join(' ')} failed:\n${stderr}`);
}

/** A file as a commit has it; `undefined` if there is no such commit, or no such file in it. */
export function fileAt(commit: string, file: string): string | undefined {
  try {
    // With `^0`, no commit is none: git would take it for the index.
    return git('show', `${commit}^0:${relative(root, file)}`);
  } catch {
    return undefined;
  }
}
