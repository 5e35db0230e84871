import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const tsc = join(import.meta.dirname, '../node_modules/typescript/bin/tsc');

/**
 * Type-checks a project now and after each change of its files, in a process of its own.
 *
 * @param project the folder of its `tsconfig.json`
 * @param onResult receives the lines of all errors, with their files' absolute paths, after each check
 * @returns a function that stops it
 */
export function watchTypes(
  project: string,
  onResult: (errors: readonly string[]) => void,
): () => void {
  // A single checker and its low priority leave processor time for the page.
  const options = '--watch --preserveWatchOutput --pretty false --checkers 1'.split(' ');
  const checker = spawn(process.execPath, [tsc, ...options], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (checker.pid) setPriority(checker.pid, constants.priority.PRIORITY_LOW);
  let errors: string[] = [];
  createInterface(checker.stdout).on('line', (line) => {
    if (/Found \d+ errors?/.test(line)) {
      onResult(errors);
      errors = [];
    } else if (/^ |error TS\d+: /.test(line)) {
      const place = /^(\S.*?)\((\d+),(\d+)\)/;
      errors.push(
        line.replace(place, (_, file, row, column) => `${join(project, file)}:${row}:${column}`),
      );
    }
  });
  // It ignores SIGTERM.
  return () => checker.kill('SIGKILL');
}
