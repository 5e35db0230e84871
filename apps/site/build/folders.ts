import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The path of a file whose name changes with its content. */
export function hashedPath(name: string, content: Buffer, extension: string): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return `/assets/${name}-${hash}.${extension}`;
}

/** Writes files by their paths below a folder. */
export async function writeFiles(folder: string, files: Iterable<[string, string | Buffer]>) {
  for (const [path, content] of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** Puts a finished folder in the place of the last one, which is whole until then. */
export async function replaceFolder(place: string, finished: string) {
  const last = `${finished}.last`;
  await rm(last, { recursive: true, force: true });
  if (existsSync(place)) await rename(place, last);
  await rename(finished, place);
  await rm(last, { recursive: true, force: true });
}
