import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheHeaders } from './cacheHeaders.ts';
import { headerPolicy } from './contentSecurityPolicy.ts';
import type { ThirdParty } from './thirdParties.ts';

/**
 * `_headers` and `_redirects` from `hosting/`, with the base path before each of their paths.
 *
 * @param dist the built site, whose files with a hash in their name browsers may keep
 */
export async function hostingFiles(
  dist: string,
  basePath: string,
  thirdParties: readonly ThirdParty[],
): Promise<[string, string][]> {
  const read = async (name: string) =>
    (await readFile(join(import.meta.dirname, '../hosting', name), 'utf8')).replaceAll(
      /(?<=^| )\//gm,
      `${basePath}/`,
    );
  const headers = (await read('_headers'))
    .replace(/(?<=: )POLICY/, headerPolicy(thirdParties))
    // Few third parties send the header that `require-corp` asks for; without it, they get no cookies.
    .replace('require-corp', thirdParties.length > 0 ? 'credentialless' : 'require-corp');
  return [
    ['/_headers', headers + cacheHeaders(globSync('**/assets/*', { cwd: dist }))],
    ['/_redirects', await read('_redirects')],
  ];
}
