import { globSync } from 'node:fs';
import { dirname } from 'node:path';

/** The style files of the site and of the design system, relative to the site's folder. */
const files = globSync(['src/**/*.css.ts', '../../packages/ui/src/**/*.css.ts'], {
  cwd: dirname(import.meta.dirname),
}).sort();

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A file's names so far, by vanilla-extract's hash: a file may be evaluated more than once. */
const namesIn = new Map<string, Map<string, string>>();

/**
 * Names a class or variable by its file (letters) and its place in it (a number): hashes do not
 * compress, and are most of what a class costs. The same in each build.
 */
export function shortName({ hash, filePath }: { hash: string; filePath: string }): string {
  const index = files.indexOf(filePath);
  if (index < 0) throw new Error(`No folder in shortClassNames.ts contains ${filePath}: add it.`);
  const names = namesIn.get(filePath) ?? new Map<string, string>();
  namesIn.set(filePath, names);
  const name = names.get(hash) ?? `${fileName(index)}${names.size}`;
  names.set(hash, name);
  return name;
}

const fileName = (index: number): string =>
  (index < letters.length ? '' : fileName(Math.floor(index / letters.length) - 1)) +
  letters[index % letters.length];
