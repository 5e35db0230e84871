import type { SiteConfig } from '../../src/config/siteConfig.ts';
import { exampleKeys, variableFor } from '../readSiteConfig.ts';
import { BuiltSite } from './BuiltSite.ts';
import { budgetProblems } from './budgets.ts';
import { linkProblems } from './linkProblems.ts';

/** The problems that prevent a release, each with its remedy; none if the site is ready. */
export function releaseProblems(folder: string, config: SiteConfig): string[] {
  const site = new BuiltSite(folder);
  return [...companyProblems(config), ...linkProblems(site, config), ...budgetProblems(site)];
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
