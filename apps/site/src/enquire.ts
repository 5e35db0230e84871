import { siteConfig } from './config/siteConfig.ts';

/** An address on the company's main site. */
export const mainSiteHref = (path: string): string => new URL(path, siteConfig.mainSite).href;

/** Where Enquire leads: the contact page, or straight to the form on it. */
export const enquireHref = ({ toForm = false }: { toForm?: boolean } = {}): string =>
  mainSiteHref(siteConfig.contactPath) + (toForm ? `#${siteConfig.contactFormAnchor}` : '');
