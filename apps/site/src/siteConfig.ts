import type siteConfigFile from '../site.config.ts';

/** The site's configuration; `site.config.ts` explains the keys. */
export type SiteConfig = Record<keyof typeof siteConfigFile, string>;

declare const __SITE_CONFIG__: SiteConfig;

export const siteConfig: SiteConfig = __SITE_CONFIG__;

/** Returns the reason why audiences pay different prices; '' for none. */
export const audienceNote = (): string =>
  siteConfig.audienceNote === 'none' ? '' : siteConfig.audienceNote;

export const siteAddress = (path: string): string => siteConfig.origin + siteConfig.basePath + path;
