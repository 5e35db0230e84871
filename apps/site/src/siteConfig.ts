import type siteConfigFile from '../site.config.ts';

/** The company's details. `site.config.ts` explains the keys. */
export type SiteConfig = Record<keyof typeof siteConfigFile, string>;

declare const __SITE_CONFIG__: SiteConfig;

/** The validated configuration, inlined by the build. */
export const siteConfig: SiteConfig = __SITE_CONFIG__;

/** Returns the reason why audiences pay different prices; '' for none. */
export const audienceNote = (): string =>
  siteConfig.audienceNote === 'none' ? '' : siteConfig.audienceNote;

/** Returns the full address of a page or file of this site. */
export const siteAddress = (path: string): string => siteConfig.origin + siteConfig.basePath + path;
