import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';

/*
 * `pnpm release`: builds the packages and publishes the versions that the registry does not have.
 * The release workflow runs it; nobody needs to by hand.
 */
const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;

// Provenance compares the package's own word with where the workflow runs.
if (server && repository) {
  for (const file of globSync('packages/*/package.json')) {
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    const directory = file.replaceAll('\\', '/').replace('/package.json', '');
    manifest.repository = { type: 'git', url: `git+${server}/${repository}.git`, directory };
    writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  }
}

const steps = [
  ['turbo', 'run', 'build', '--filter=./packages/*'],
  ['changeset', 'publish'],
];

for (const [command = '', ...parameters] of steps) {
  const { status } = spawnSync(command, parameters, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
