import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The path of a file with a hash of its content in its name. */
export function hashedPath(name: string, content: Buffer | string, extension: string): string {
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

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/**
 * Writes a `.br` and a `.gz` beside each text file of a folder, at the highest compression level, if
 * they are smaller than the file.
 */
export async function precompress(folder: string): Promise<void> {
  const files = globSync(`${folder}/**/*.{html,js,css,json,svg,txt,md,xml,webmanifest}`);
  await Promise.all(
    files.map(async (file) => {
      const data = await readFile(file);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
      const copies = [
        ['.br', await toBrotli(data, { params })],
        ['.gz', await toGzip(data, { level: 9 })],
      ] as const;
      for (const [suffix, copy] of copies) {
        if (copy.length < data.length) await writeFile(file + suffix, copy);
      }
    }),
  );
}
