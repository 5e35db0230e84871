import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/*
 * `pnpm release` runs this first: publishing with provenance needs the repository of the workflow in
 * each published package.json. Elsewhere it changes nothing.
 */
const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;

for (const file of server && repository ? globSync('packages/*/package.json') : []) {
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const url = `git+${server}/${repository}.git`;
  manifest.repository = { type: 'git', url, directory: dirname(file) };
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
