/** The company's details, as `site.config.ts` gives and explains them. */
export interface SiteConfig {
  companyName: string;
  /** This site's own origin, without a trailing slash. */
  origin: string;
  /** The main site's origin, without a trailing slash. */
  mainSite: string;
  homePath: string;
  aboutPath: string;
  podcastsPath: string;
  servicesPath: string;
  insightsPath: string;
  contactPath: string;
  contactFormAnchor: string;
  enquireOfferParameter: string;
  enquireAudienceParameter: string;
  enquirePageParameter: string;
  email: string;
  /** With the country code, as people read it: `+27 10 555 0100`. */
  phone: string;
  website: string;
}

declare const __SITE_CONFIG__: SiteConfig;

/** The validated configuration, put here by the build. */
export const siteConfig: SiteConfig = __SITE_CONFIG__;
