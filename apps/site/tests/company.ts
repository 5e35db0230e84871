import { readSiteConfig } from '../build/readSiteConfig.ts';
import siteConfigFile from '../site.config.ts';

/** The company's details, read as the build reads them: they are the owner's to change. */
export const company = readSiteConfig(siteConfigFile, process.env);

const contactPage = new URL(company.contactPath, company.mainSite).href;

/** Where Enquire leads: the contact page, with what is asked about, under the configured names. */
export function contactAddress(asked: { offer?: string; audience?: string; page?: string } = {}) {
  const { enquireOfferParameter, enquireAudienceParameter, enquirePageParameter } = company;
  const { offer = '', audience = '', page = '' } = asked;
  const query = new URLSearchParams(
    [
      [enquireOfferParameter, offer],
      [enquireAudienceParameter, audience],
      [enquirePageParameter, page],
    ].filter(([name, value]) => name && value),
  );
  return query.size > 0 ? `${contactPage}?${query}` : contactPage;
}

/** The details of a made-up company, in which nothing is an example. */
export const harbourSound = {
  companyName: 'Harbour Sound',
  origin: 'https://pricing.harbour.co.za',
  mainSite: 'https://harbour.co.za',
  email: 'hello@harbour.co.za',
  phone: '+27 21 426 7700',
  website: 'https://harbour.co.za',
};
