/** The company's details, as `site.config.ts` gives them. */
export interface SiteConfig {
  /** The company's name, in the logo, the titles and the copyright line. */
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
  /** An element's id on the contact page, without `#`. */
  contactFormAnchor: string;
  /** The query parameter in which Enquire tells the contact page the offer; '' tells it nothing. */
  enquireOfferParameter: string;
  /** The one for the audience. */
  enquireAudienceParameter: string;
  /** The one for the page that the visitor comes from. */
  enquirePageParameter: string;
  email: string;
  /** With the country code, as people read it: `+27 10 555 0100`. */
  phone: string;
  website: string;
}

declare const __SITE_CONFIG__: SiteConfig;

/** The validated configuration, put here by the build. */
export const siteConfig: SiteConfig = __SITE_CONFIG__;
