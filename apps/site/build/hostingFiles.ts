import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ThirdParty } from './thirdParties.ts';

/**
 * Returns `_headers` and `_redirects` from `hosting/`, with the base path before each path.
 *
 * @param assets the paths of files with a hash in their names
 */
export async function hostingFiles(
  basePath: string,
  paths: readonly string[],
  assets: readonly string[],
  thirdParties: readonly ThirdParty[],
): Promise<[string, string][]> {
  const read = async (name: string) =>
    (await readFile(join(import.meta.dirname, '../hosting', name), 'utf8')).replaceAll(
      /(?<=^| )\//gm,
      `${basePath}/`,
    );
  const headers = (await read('_headers'))
    // Few third parties send the header that `require-corp` demands; `credentialless` demands no header.
    .replace('require-corp', thirdParties.length > 0 ? 'credentialless' : 'require-corp')
    .replace(/^.*ASSET\n.*\n/m, (rule) =>
      assets.map((path) => rule.replace('/ASSET', path)).join('\n'),
    );
  const redirects = (await read('_redirects')).replace(/^.*PAGE.*\n/m, (line) =>
    paths.map((path) => line.replaceAll(`${basePath}/PAGE`, path)).join(''),
  );
  return [
    ['/_headers', headers],
    ['/_redirects', redirects],
  ];
}
