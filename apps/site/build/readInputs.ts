import { pathToFileURL } from 'node:url';
import { assertCatalogue } from '@agency/pricing-data';
import siteConfigFile from '../site.config.ts';
import type { SiteConfig } from '../src/config/siteConfig.ts';
import { readSiteConfig } from './readSiteConfig.ts';

/**
 * The configuration, once it and the catalogue are found to be in order.
 *
 * @param catalogueFile a module to read in place of `@agency/pricing-data`
 * @throws one error with every problem of both.
 */
export async function readInputs(catalogueFile?: string): Promise<SiteConfig> {
  const errors: unknown[] = [];
  const config = attempt(() => readSiteConfig(siteConfigFile, process.env), errors);
  const { catalogue } = catalogueFile
    ? await import(pathToFileURL(catalogueFile).href)
    : await import('@agency/pricing-data');
  attempt(() => assertCatalogue(catalogue), errors);

  if (config && errors.length === 0) return config;
  throw new Error(
    errors.map((error) => (error instanceof Error ? error.message : error)).join('\n\n'),
  );
}

function attempt<Value>(read: () => Value, errors: unknown[]): Value | undefined {
  try {
    return read();
  } catch (error) {
    errors.push(error);
    return undefined;
  }
}
