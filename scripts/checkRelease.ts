import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSiteConfig } from '../apps/site/build/readSiteConfig.ts';
import { releaseProblems } from '../apps/site/build/release/releaseProblems.ts';
import siteConfigFile from '../apps/site/site.config.ts';

/*
 * The second half of `pnpm check:release`: says whether the built site may be released.
 * Prints every problem with its remedy, and exits with 1 when there are any. `--built FOLDER` looks
 * at another folder than `apps/site/dist`.
 */
const { values: options } = parseArgs({
  options: {
    built: { type: 'string', default: join(dirname(import.meta.dirname), 'apps/site/dist') },
  },
});

try {
  const config = readSiteConfig(siteConfigFile, process.env);
  const problems = releaseProblems(options.built, config);
  if (problems.size > 0) throw new Error(listOf(problems));
  console.log(`Ready: the site may be released at ${config.origin}.`);
} catch (error) {
  console.error(`\nNot ready for release.\n\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

function listOf(problems: Map<string, string[]>): string {
  return [...problems]
    .map(([check, found]) => [check, ...found.map((problem) => `  - ${problem}`)].join('\n'))
    .join('\n\n');
}
