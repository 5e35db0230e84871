import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The path of a file with a hash of its content in its name. */
export function hashedPath(name: string, content: Buffer, extension: string): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return `/assets/${name}-${hash}.${extension}`;
}

/** Writes files into a folder, by their relative paths. */
export async function writeFiles(folder: string, files: Iterable<[string, string | Buffer]>) {
  for (const [path, content] of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** Replaces the previous build by a finished folder; until then the previous one stays complete. */
export async function replaceFolder(place: string, finished: string) {
  const last = `${finished}.last`;
  await rm(last, { recursive: true, force: true });
  if (existsSync(place)) await rename(place, last);
  await rename(finished, place);
  await rm(last, { recursive: true, force: true });
}
