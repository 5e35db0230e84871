import type { SiteConfig } from '../../src/siteConfig.ts';
import { exampleKeys, variableFor } from '../readSiteConfig.ts';
import type { ThirdParty } from '../thirdParties.ts';
import type { BuiltSite } from './BuiltSite.ts';
import { linkProblems } from './linkProblems.ts';

/** What prevents a release, by check: each problem with its remedy. */
export const releaseProblems = (site: BuiltSite, config: SiteConfig): Record<string, string[]> => ({
  'Company details': companyProblems(config),
  Links: linkProblems(site, config),
});

/** Details that are missing, expired or still examples. */
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
  const reason = config.audienceNote
    ? []
    : [
        'The digital marketing page does not say why prices for enterprises and SMEs differ. Set ' +
          "audienceNote to a sentence, or to 'none', in apps/site/site.config.ts, " +
          `or ${variableFor('audienceNote')} when building; then run pnpm accept.`,
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
  return [...examples, ...tax, ...reason, ...expired];
}

/** What would help visitors, but does not prevent a release. */
export const releaseHints = (thirdParties: readonly ThirdParty[]): string[] => [
  ...thirdParties.map(
    ({ script }) => `The pages load ${script}: the privacy page (privacyPath) should say so.`,
  ),
];
