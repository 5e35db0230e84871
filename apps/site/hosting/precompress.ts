import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fileTypeOf } from './fileTypes.ts';

/**
 * Puts a `.br` and a `.gz` beside each text file of a folder, at the highest setting, where they
 * are smaller than the file itself.
 */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && fileTypeOf(entry.name)?.text)
    .map((entry) => join(entry.parentPath, entry.name));

  await Promise.all(
    files.map(async (file) => {
      const data = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      };
      const copies = {
        [`${file}.br`]: await promisify(brotliCompress)(data, { params }),
        [`${file}.gz`]: await promisify(gzip)(data, { level: 9 }),
      };
      for (const [name, copy] of Object.entries(copies)) {
        if (copy.length < data.length) await writeFile(name, copy);
      }
    }),
  );
}
