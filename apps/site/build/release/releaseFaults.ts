import type { SiteConfig } from '../../src/config/siteConfig.ts';
import { BuiltSite } from './BuiltSite.ts';
import { budgetFaults } from './budgets.ts';
import { detailFaults } from './detailFaults.ts';
import { linkFaults } from './linkFaults.ts';
import { previewFaults } from './previewFaults.ts';

/** What can be wrong with a built site: each check names every fault it finds, and its remedy. */
const checks: Record<string, (site: BuiltSite, config: SiteConfig) => string[]> = {
  'Company details': detailFaults,
  Links: linkFaults,
  Previews: previewFaults,
  Weight: budgetFaults,
};

/** Everything that keeps a built site from its release, by check; empty when it is ready. */
export function releaseFaults(folder: string, config: SiteConfig): Map<string, string[]> {
  const site = new BuiltSite(folder);
  const found = Object.entries(checks).map(([name, check]) => [name, check(site, config)] as const);
  return new Map(found.filter(([, faults]) => faults.length > 0));
}
