import type { SiteConfig } from '../../src/config/siteConfig.ts';
import { exampleKeys, variableFor } from '../readSiteConfig.ts';
import type { BuiltSite } from './BuiltSite.ts';

/** Details that are still examples, and pages that were built for another origin. */
export function companyProblems(site: BuiltSite, config: SiteConfig): string[] {
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
  return [...examples, ...elsewhere];
}
