import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSiteConfig } from '../apps/site/build/readSiteConfig.ts';
import { releaseProblems } from '../apps/site/build/release/releaseProblems.ts';
import siteConfigFile from '../apps/site/site.config.ts';

/*
 * `pnpm check:release`: builds the site and says whether it may be released. Prints every problem
 * with its remedy, and exits with 1 when there is one. `--built FOLDER` takes a site that is built
 * already.
 */
const { values: options } = parseArgs({ options: { built: { type: 'string' } } });
const root = dirname(import.meta.dirname);

try {
  const config = readSiteConfig(siteConfigFile, process.env);
  const problems = releaseProblems(options.built ?? build(), config);
  if (problems.size > 0) throw new Error(listOf(problems));
  console.log(`Ready: the site may be released at ${config.origin}.`);
} catch (error) {
  console.error(`\nNot ready for release.\n\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

/** Builds the site, unless nothing has changed since, and returns its folder. */
function build(): string {
  const command = ['run', 'build', '--filter=@agency/site', '--output-logs=errors-only'];
  const { status } = spawnSync('turbo', command, { stdio: 'inherit', cwd: root });
  if (status !== 0) throw new Error('The site could not be built; see above.');
  return join(root, 'apps/site/dist');
}

function listOf(problems: Map<string, string[]>): string {
  return [...problems]
    .map(([check, found]) => [check, ...found.map((problem) => `  - ${problem}`)].join('\n'))
    .join('\n\n');
}
