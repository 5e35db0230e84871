import { readSiteConfig } from '../build/readSiteConfig.ts';
import siteConfigFile from '../site.config.ts';

/** The company's details, read as the build reads them: they are the owner's to change. */
export const company = readSiteConfig(siteConfigFile, process.env);

/** Where Enquire leads. */
export const contactPage = new URL(company.contactPath, company.mainSite).href;

/** Where a podcast bundle's Enquire leads, with what it tells. */
export const contactForm = (told: Record<string, string>) =>
  `${contactPage}?${new URLSearchParams(told)}#${company.contactFormAnchor}`;
