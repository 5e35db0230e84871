import type { SiteConfig } from '../../src/config/siteConfig.ts';
import { exampleKeys, variableFor } from '../readSiteConfig.ts';
import { BuiltSite } from './BuiltSite.ts';
import { budgetProblems } from './budgets.ts';
import { linkPreviewProblems } from './linkPreviewProblems.ts';
import { linkProblems } from './linkProblems.ts';

/** Each check returns every problem that it finds, with its remedy. */
const checks: Record<string, (site: BuiltSite, config: SiteConfig) => string[]> = {
  'Company details': companyProblems,
  Links: linkProblems,
  'Link previews': linkPreviewProblems,
  Weight: (site) => budgetProblems(site).exceeded,
};

/** The problems that prevent a release, by check; empty if the site is ready. */
export function releaseProblems(folder: string, config: SiteConfig): Map<string, string[]> {
  const site = new BuiltSite(folder);
  const found = Object.entries(checks).map(([name, check]) => [name, check(site, config)] as const);
  return new Map(found.filter(([, problems]) => problems.length > 0));
}

/** Details that are missing or still examples, and pages that were built for another origin. */
function companyProblems(site: BuiltSite, config: SiteConfig): string[] {
  const examples = exampleKeys(config).map(
    (key) =>
      `${key} is still the example "${config[key]}". Set it in apps/site/site.config.ts, or ` +
      `${variableFor(key)} when building.`,
  );
  const elsewhere = site.pages.flatMap(({ path, file, document }) => {
    const address = document.querySelector('link[rel=canonical]')?.getAttribute('href');
    if (address === config.origin + path) return [];
    return [
      `${file} says that its address is ${address ?? '(nothing)'}, not ` +
        `${config.origin}${path}. Check \`origin\`, then build again: pnpm build`,
    ];
  });
  const tax = config.valueAddedTax
    ? []
    : [
        'The pages do not say whether prices include value added tax, as South African law expects. ' +
          "Set valueAddedTax to 'included', 'both' or 'not registered' in apps/site/site.config.ts, " +
          `or ${variableFor('valueAddedTax')} when building; then run pnpm accept.`,
      ];
  const { bbbeeExpires } = config;
  const expired =
    bbbeeExpires && bbbeeExpires < new Date().toISOString().slice(0, 10)
      ? [
          `The B-BBEE certificate expired on ${bbbeeExpires}, and the footer still shows its level. Set ` +
            'bbbeeLevel and bbbeeExpires to those of the new certificate in apps/site/site.config.ts, ' +
            `or ${variableFor('bbbeeLevel')} and ${variableFor('bbbeeExpires')} when building; or both ` +
            "to '' until there is one.",
        ]
      : [];
  return [...examples, ...elsewhere, ...tax, ...expired];
}

/** What would help visitors, but does not prevent a release. */
export const releaseHints = ({ audienceNote }: SiteConfig): string[] =>
  audienceNote
    ? []
    : [
        'The digital marketing page does not say why prices for enterprises and SMEs differ. Set ' +
          `audienceNote in apps/site/site.config.ts, or ${variableFor('audienceNote')} when building.`,
      ];
