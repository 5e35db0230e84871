import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Runs git in the repository and returns its output. */
export const git = (...parameters: string[]): string =>
  execFileSync('git', parameters, {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();

/** Returns the merge base of `HEAD` and `main`, or `undefined` if there is none. */
export function mergeBase(): string | undefined {
  for (const main of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', main);
    } catch {}
  }
  return undefined;
}
