import { pathToFileURL } from 'node:url';
import { assertCatalogue } from '@agency/pricing-data';
import siteConfigFile from '../site.config.ts';
import type { SiteConfig } from '../src/config/siteConfig.ts';
import { readSiteConfig } from './readSiteConfig.ts';

/**
 * Validates the configuration and the catalogue, and returns the configuration.
 *
 * @param catalogueFile a module to read instead of `@agency/pricing-data`
 * @throws one error that lists every problem of both.
 */
export async function readInputs(catalogueFile?: string): Promise<SiteConfig> {
  const { catalogue } = catalogueFile
    ? await import(pathToFileURL(catalogueFile).href)
    : await import('@agency/pricing-data');
  const results = await Promise.allSettled([
    (async () => readSiteConfig(siteConfigFile, process.env))(),
    (async () => assertCatalogue(catalogue))(),
  ]);
  const problems = results.filter((result) => result.status === 'rejected');
  const [config] = results;
  if (config.status === 'fulfilled' && problems.length === 0) return config.value;
  throw new Error(problems.map(({ reason }) => reason.message).join('\n\n'));
}
