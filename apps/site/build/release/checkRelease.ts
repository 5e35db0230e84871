import { join } from 'node:path';
import { parseArgs } from 'node:util';
import siteConfigFile from '../../site.config.ts';
import type { SiteConfig } from '../../src/config/siteConfig.ts';
import { exampleKeys, readSiteConfig, variableFor } from '../readSiteConfig.ts';
import { BuiltSite } from './BuiltSite.ts';
import { budgetProblems } from './budgets.ts';
import { linkProblems } from './linkProblems.ts';

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
  const site = new BuiltSite(options.built);
  const problems = [
    ...companyProblems(config),
    ...linkProblems(site, config),
    ...budgetProblems(site),
  ];
  if (problems.length > 0) throw new Error(problems.map((it) => `  - ${it}`).join('\n'));
  console.log(`Ready: the site may be released at ${config.origin}.`);
} catch (error) {
  console.error(`\nNot ready for release.\n\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

/** Details that are missing or still examples. */
function companyProblems(config: SiteConfig): string[] {
  const examples = exampleKeys(config).map(
    (key) =>
      `${key} is still the example "${config[key]}". Set it in apps/site/site.config.ts, or ` +
      `${variableFor(key)} when building.`,
  );
  const tax = config.valueAddedTax
    ? []
    : [
        'The pages do not say whether prices include value added tax, as South African law expects. ' +
          "Set valueAddedTax to 'included', 'both' or 'not registered' in apps/site/site.config.ts, " +
          `or ${variableFor('valueAddedTax')} when building; then run pnpm accept.`,
      ];
  return [...examples, ...tax];
}
