import type siteConfigFile from '../site.config.ts';

/** The company's details: the keys of `site.config.ts`, which explains them. */
export type SiteConfig = Record<keyof typeof siteConfigFile, string>;

declare const __SITE_CONFIG__: SiteConfig;

/** The validated configuration, inlined by the build. */
export const siteConfig: SiteConfig = __SITE_CONFIG__;

/** The reason why prices of the audiences differ; '' gives none. */
export const audienceNote = (): string =>
  siteConfig.audienceNote === 'none' ? '' : siteConfig.audienceNote;

/** The complete address of a page or a file of this site. */
export const siteAddress = (path: string): string => siteConfig.origin + siteConfig.basePath + path;
