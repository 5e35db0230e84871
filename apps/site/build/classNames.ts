import { globSync } from 'node:fs';
import { dirname } from 'node:path';

const files = globSync(['src/**/*.css.ts', '../../packages/ui/src/**/*.css.ts'], {
  cwd: dirname(import.meta.dirname),
}).sort();
const hashes = new Map<string, string>();

/**
 * Short class names for vanilla-extract, the same in every build: a letter or two for the file, then
 * the style's number in it. Its own are hashes, which do not compress: they cost a page 390 bytes.
 */
export function className({ hash, filePath }: { hash: string; filePath: string }): string {
  // The file's hash and the number; the first of a file is 0.
  const fileHash = hashes.get(filePath) ?? hash.slice(0, -1);
  hashes.set(filePath, fileHash);
  const file = files.indexOf(filePath);
  if (file < 0 || !hash.startsWith(fileHash)) {
    throw new Error(`${filePath} is not where class names are made for: see build/classNames.ts.`);
  }
  const letters = (10 + file).toString(36).replace(/^\d/, (digit) => `_${digit}`);
  return `${letters}-${hash.slice(fileHash.length)}`;
}
