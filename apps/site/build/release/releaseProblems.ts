import type { SiteConfig } from '../../src/config/siteConfig.ts';
import { BuiltSite } from './BuiltSite.ts';
import { budgetProblems } from './budgets.ts';
import { companyProblems } from './companyProblems.ts';
import { linkProblems } from './linkProblems.ts';
import { previewProblems } from './previewProblems.ts';

/** What can be wrong with a built site: each check names every fault it finds, and its remedy. */
const checks: Record<string, (site: BuiltSite, config: SiteConfig) => string[]> = {
  'Company details': companyProblems,
  Links: linkProblems,
  Previews: previewProblems,
  Weight: budgetProblems,
};

/** KitchenSink that keeps a built site from its release, by check; empty when it is ready. */
export function releaseProblems(folder: string, config: SiteConfig): Map<string, string[]> {
  const site = new BuiltSite(folder);
  const found = Object.entries(checks).map(([name, check]) => [name, check(site, config)] as const);
  return new Map(found.filter(([, faults]) => faults.length > 0));
}
