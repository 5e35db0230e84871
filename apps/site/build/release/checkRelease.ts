import { join } from 'node:path';
import { parseArgs } from 'node:util';
import siteConfigFile from '../../site.config.ts';
import { readSiteConfig } from '../readSiteConfig.ts';
import { releaseProblems } from './releaseProblems.ts';

/*
 * The second half of `pnpm check:release`: checks whether the built site may be released. Prints each
 * problem with its remedy, and exits with 1 if there are any. `--built FOLDER` checks another folder
 * than `dist`.
 */
const { values: options } = parseArgs({
  options: {
    built: { type: 'string', default: join(import.meta.dirname, '../../dist') },
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
