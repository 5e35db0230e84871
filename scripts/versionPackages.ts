import { spawnSync } from 'node:child_process';

/*
 * `pnpm version-packages`: turns the waiting changesets into versions and changelogs, and notes the
 * interface that is being released, which later changes are compared with. The release workflow
 * runs it.
 */
const steps = [
  ['changeset', 'version'],
  // The versions in class names and in the lockfile follow.
  ['pnpm', 'install', '--lockfile-only'],
  ['turbo', 'run', 'build', '--filter=@agency/ui'],
  ['pnpm', '--filter', '@agency/ui', 'api', '--released'],
  ['biome', 'check', '--write', 'packages'],
];

for (const [command = '', ...parameters] of steps) {
  const { status } = spawnSync(command, parameters, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
