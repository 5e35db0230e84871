import type { SiteConfig } from '../../src/config/siteConfig.ts';
import { BuiltSite } from './BuiltSite.ts';
import { budgetProblems } from './budgets.ts';
import { companyProblems } from './companyProblems.ts';
import { linkPreviewProblems } from './linkPreviewProblems.ts';
import { linkProblems } from './linkProblems.ts';

/** Each check returns every problem that it finds, with its remedy. */
const checks: Record<string, (site: BuiltSite, config: SiteConfig) => string[]> = {
  'Company details': companyProblems,
  Links: linkProblems,
  'Link previews': linkPreviewProblems,
  Weight: budgetProblems,
};

/** What keeps a built site from its release, by check; empty when it is ready. */
export function releaseProblems(folder: string, config: SiteConfig): Map<string, string[]> {
  const site = new BuiltSite(folder);
  const found = Object.entries(checks).map(([name, check]) => [name, check(site, config)] as const);
  return new Map(found.filter(([, problems]) => problems.length > 0));
}
