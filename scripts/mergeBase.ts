import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export const git = (...parameters: string[]): string =>
  execFileSync('git', parameters, {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();

export function mergeBase(): string | undefined {
  for (const main of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', main);
    } catch {}
  }
  return undefined;
}
