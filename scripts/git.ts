import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

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
