import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
