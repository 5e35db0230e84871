import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import root from '../package.json' with { type: 'json' };

/*
 * `pnpm release:pack` runs this first: publishing with provenance needs the repository of the
 * workflow in each published package.json. Elsewhere it writes what the root's package.json says.
 */

/** The repository's address, as its pages have it. */
export const repositoryUrl = (environment: NodeJS.ProcessEnv = {}): string => {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = environment;
  return server && repository ? `${server}/${repository}` : root.repository;
};

/** What a published package.json says of where it comes from. */
export const origin = (url: string, directory: string) => ({
  homepage: `${url}/tree/main/${directory}#readme`,
  bugs: `${url}/issues`,
  repository: { type: 'git', url: `git+${url}.git`, directory },
});

if (import.meta.main) {
  for (const file of globSync('packages/*/package.json')) {
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    Object.assign(manifest, origin(repositoryUrl(process.env), dirname(file)));
    writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  }
}
