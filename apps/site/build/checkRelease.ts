import { readFileSync } from 'node:fs';
import { dayAt, views } from '@agency/pricing-data';
import { comparePriceLists, priceListFile, renderPriceList } from '@agency/pricing-data/price-list';
import siteConfigFile, { thirdParties } from '../site.config.ts';
import type { SiteConfig } from '../src/siteConfig.ts';
import { exampleKeys, readSiteConfig, variableFor } from './readSiteConfig.ts';

/*
 * The second part of `pnpm check:release`: checks whether the site may be published. Tests pass
 * their own price list.
 */
const priceList = process.argv[2] ?? priceListFile;

try {
  const config = readSiteConfig(siteConfigFile, process.env);
  // `src/siteConfig.ts` reads this global. In a build, the configuration is inlined instead.
  Object.assign(globalThis, { __SITE_CONFIG__: config });
  const { pages } = await import('../src/pages/registry.ts');
  const pagesHaveNote = Object.values(pages).some((page) => page.hasAudienceNote);
  const problems = [...companyProblems(config, pagesHaveNote), ...unrecordedChanges()];
  if (problems.length > 0) throw new Error(problems.map((it) => `  - ${it}`).join('\n'));
  console.log(`Ready: the site may be released at ${config.origin}.`);
  for (const { script } of thirdParties) {
    console.log(
      `\nSuggestion: The pages load ${script}: the privacy page (privacyPath) should say so.`,
    );
  }
} catch (error) {
  console.error(`\nNot ready for release.\n\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

function unrecordedChanges(): string[] {
  const recorded = readFileSync(priceList, 'utf8');
  return comparePriceLists(recorded, renderPriceList()).map(
    ({ text }) => `${text}. Nobody has accepted that: correct it, or run pnpm accept.`,
  );
}

function* companyProblems(config: SiteConfig, pagesHaveNote: boolean): Generator<string> {
  const { valueAddedTax, audienceNote, bbbeeLevel, bbbeeExpires } = config;
  const whereToSet = (key: keyof SiteConfig) =>
    `apps/site/site.config.ts, or ${variableFor(key)} when building`;
  for (const key of exampleKeys(config)) {
    yield `${key} is still the example "${config[key]}". Set it in ${whereToSet(key)}.`;
  }
  if (!valueAddedTax) {
    yield 'The pages do not say whether prices include value added tax, as South African law expects. ' +
      "Set valueAddedTax to 'included', 'both' or 'not registered' in " +
      `${whereToSet('valueAddedTax')}; then run pnpm accept.`;
  }
  if (!audienceNote && pagesHaveNote && views.length > 1) {
    yield 'The pages do not say why prices differ between audiences. Set ' +
      `audienceNote to a sentence, or to 'none', in ${whereToSet('audienceNote')}; then run pnpm accept.`;
  }
  if (bbbeeLevel && bbbeeExpires < dayAt(Date.now())) {
    yield `The banner says B-BBEE Level ${bbbeeLevel}, but its certificate ` +
      `${bbbeeExpires ? `expired on ${bbbeeExpires}` : 'has no last day'}. Set bbbeeLevel and bbbeeExpires ` +
      `to those of the certificate, or both to '' if there is none, in ${whereToSet('bbbeeExpires')}.`;
  }
}
