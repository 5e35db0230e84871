import { pathToFileURL } from 'node:url';
import { assertCatalogue } from '@agency/pricing-data';
import siteConfigFile from '../site.config.ts';
import type { SiteConfig } from '../src/config/siteConfig.ts';
import { readSiteConfig } from './readSiteConfig.ts';

/**
 * The configuration, once it and the catalogue are found to be in order.
 *
 * @param catalogueFile a module that stands in for `@agency/pricing-data`
 * @throws one error with every fault of both.
 */
export async function readInputs(catalogueFile?: string): Promise<SiteConfig> {
  const faults: unknown[] = [];
  const config = attempt(() => readSiteConfig(siteConfigFile, process.env), faults);
  const { catalogue } = catalogueFile
    ? await import(pathToFileURL(catalogueFile).href)
    : await import('@agency/pricing-data');
  attempt(() => assertCatalogue(catalogue), faults);

  if (config && faults.length === 0) return config;
  throw new Error(
    faults.map((fault) => (fault instanceof Error ? fault.message : fault)).join('\n\n'),
  );
}

function attempt<Value>(read: () => Value, faults: unknown[]): Value | undefined {
  try {
    return read();
  } catch (fault) {
    faults.push(fault);
    return undefined;
  }
}
