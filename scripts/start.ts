import { spawnSync } from 'node:child_process';

/** `pnpm start`: builds the production site and serves it on http://localhost:4173. */
const steps = [
  ['turbo', 'run', 'build', '--filter=@agency/site...', '--output-logs=new-only'],
  ['pnpm', '--silent', '--filter', '@agency/site', 'serve'],
];

for (const [command = '', ...parameters] of steps) {
  const { status } = spawnSync(command, parameters, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
