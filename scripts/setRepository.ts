import { globSync, readFileSync, writeFileSync } from 'node:fs';

/*
 * In the release workflow: writes the repository into each package.json, as npm's provenance
 * compares it with where the workflow runs.
 */
const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;

if (server && repository) {
  for (const file of globSync('packages/*/package.json')) {
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    const directory = file.replaceAll('\\', '/').replace('/package.json', '');
    manifest.repository = { type: 'git', url: `git+${server}/${repository}.git`, directory };
    writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  }
}
