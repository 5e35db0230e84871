import type { ThirdParty } from './build/thirdParties.ts';

/** The third parties whose scripts the pages load, such as analytics (docs/deploy.md). */
export const thirdParties: readonly ThirdParty[] = [];

/**
 * Everything about the company that the pages show or link to.
 *
 * An environment variable of the build, named after the key, overrides a value:
 * `PRICING_COMPANY_NAME` overrides `companyName`, `PRICING_MAIN_SITE` overrides `mainSite`, and so on.
 * Values on reserved domains (`.example`, `example.com`, `.test`) are examples, which
 * `pnpm check:release` refuses.
 */
export default {
  /** Shown in the logo, the titles and the copyright line. */
  companyName: 'Example Agency',
  /** The address of this pricing site, without a trailing slash. */
  origin: 'https://pricing.agency.example',
  /** The path of this site if the origin's root is another site: '/plans' (docs/deploy.md). */
  basePath: '',

  /** The company's main site, without a trailing slash, and the paths that the navigation links to. */
  mainSite: 'https://www.agency.example',
  homePath: '/',
  aboutPath: '/about-us',
  podcastsPath: '/podcasts',
  servicesPath: '/services',
  insightsPath: '/insights',
  contactPath: '/contact-us',
  /** The id, without `#`, of the form on the contact page, where a podcast bundle's Enquire leads. */
  contactFormAnchor: 'contact-form',
  /**
   * The query parameters that Enquire adds to the contact page's address:
   * `?offer=gold&audience=sme&page=…`. Each value is a parameter's name, or '' to leave it out.
   */
  enquireOfferParameter: 'offer',
  enquireAudienceParameter: 'audience',
  enquirePageParameter: 'page',

  /**
   * What the pages say about value added tax (VAT; docs/decisions.md):
   * - 'included': the catalogue's prices include it.
   * - 'both': they do not; each is shown with the tax and with the total.
   * - 'not registered': no VAT is charged.
   * - '' says nothing, which `pnpm check:release` refuses.
   */
  valueAddedTax: '',
  /** The tax rate in percent, with which 'both' computes the amounts. */
  valueAddedTaxPercent: '15',

  /**
   * A sentence that says why prices for enterprises differ from those for SMEs, below the description of
   * the digital marketing packages; 'none' leaves it out, as '' does, which `pnpm check:release` refuses.
   */
  audienceNote: '',

  email: 'hello@agency.example',
  /** With the country code, formatted for people. */
  phone: '+27 10 555 0100',
  /** The address behind the website link in the footer. */
  website: 'https://www.agency.example',

  /*
   * What law or tenders ask a company to state, in the footer, in print and in Markdown. '' leaves it
   * out.
   */
  /** The registration number of the Companies and Intellectual Property Commission. */
  registrationNumber: '',
  /** The registered address, in one line. */
  address: '',
  /** The path of the privacy page on the main site. */
  privacyPath: '',
  /** The level of the B-BBEE certificate, '1' to '8', which the banner names; without it there is no banner. */
  bbbeeLevel: '1',
  /** The last day of the certificate, '2027-02-28': `pnpm check:release` refuses a level without it, or after it. */
  bbbeeExpires: '',
};
