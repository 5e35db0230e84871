import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSiteConfig } from '../apps/site/build/readSiteConfig.ts';
import { BuiltSite } from '../apps/site/build/release/BuiltSite.ts';
import { releaseHints, releaseProblems } from '../apps/site/build/release/releaseProblems.ts';
import siteConfigFile, { thirdParties } from '../apps/site/site.config.ts';
import { comparePriceLists } from '../packages/pricing-data/priceList/comparePriceLists.ts';
import {
  priceListFile,
  renderPriceList,
} from '../packages/pricing-data/priceList/renderPriceList.ts';

/*
 * The second part of `pnpm check:release`: checks whether the built site may be released. Prints each
 * problem with its remedy, and exits with 1 if there are any. Tests check another folder than `dist`
 * (`--built FOLDER`), and compare with another price list (`--price-list FILE`).
 */
const { values: options } = parseArgs({
  options: {
    built: { type: 'string', default: join(import.meta.dirname, '../apps/site/dist') },
    'price-list': { type: 'string', default: priceListFile },
  },
});

try {
  const config = readSiteConfig(siteConfigFile, process.env);
  const site = new BuiltSite(options.built, config);
  const problems = listOf({
    ...releaseProblems(site, config),
    'Price list': unrecordedChanges(),
  });
  if (problems) throw new Error(problems);
  console.log(`Ready: the site may be released at ${config.origin}.`);
  for (const hint of releaseHints(thirdParties)) console.log(`\nSuggestion: ${hint}`);
} catch (error) {
  console.error(`\nNot ready for release.\n\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

/** The changes that `pnpm accept` has not recorded. */
function unrecordedChanges(): string[] {
  const recorded = readFileSync(options['price-list'], 'utf8');
  return comparePriceLists(recorded, renderPriceList()).map(
    ({ text }) => `${text}. Nobody has accepted that: correct it, or run pnpm accept.`,
  );
}

/** The problems, by check; '' if there are none. */
function listOf(problems: Record<string, string[]>): string {
  return Object.entries(problems)
    .filter(([, found]) => found.length > 0)
    .map(([check, found]) => [check, ...found.map((problem) => `  - ${problem}`)].join('\n'))
    .join('\n\n');
}
