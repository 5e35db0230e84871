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
  /** This site's path, such as '/plans', if the origin's root is another site (docs/deploy.md). */
  basePath: '',

  /** The main site's address, without a trailing slash. The paths below it are those of the navigation's links. */
  mainSite: 'https://www.agency.example',
  homePath: '/',
  aboutPath: '/about-us',
  podcastsPath: '/podcasts',
  servicesPath: '/services',
  insightsPath: '/insights',
  contactPath: '/contact-us',
  /** The id, without `#`, of the contact page's form. The podcasting page's Enquire links lead to that form. */
  contactFormAnchor: 'contact-form',
  /**
   * The query parameters that Enquire adds to the contact page's address:
   * `?offer=gold&audience=sme&page=…`. Each value is a parameter's name; '' omits the parameter.
   */
  enquireOfferParameter: 'offer',
  enquireAudienceParameter: 'audience',
  enquirePageParameter: 'page',

  /**
   * The pages' statement on value added tax (VAT; docs/decisions.md):
   * - 'included': the catalogue's prices include VAT.
   * - 'both': the catalogue's prices exclude VAT; the pages show each price with its tax and total.
   * - 'not registered': no VAT is charged.
   * - '': no statement, which `pnpm check:release` refuses.
   */
  valueAddedTax: '',
  /** The tax rate in per cent, from which 'both' computes the amounts. */
  valueAddedTaxPercent: '15',

  /**
   * The sentence that explains why prices for enterprises and SMEs differ. The digital marketing page
   * shows it. 'none' omits the sentence; so does '', which `pnpm check:release` refuses.
   */
  audienceNote: '',

  email: 'hello@agency.example',
  /** The phone number with its country code, formatted for people. */
  phone: '+27 10 555 0100',
  /** The address of the footer's website link. */
  website: 'https://www.agency.example',

  /*
   * Details that laws or tenders require, for the footer and print. '' omits a detail.
   */
  /** The company's registration number with the Companies and Intellectual Property Commission. */
  registrationNumber: '',
  /** The registered address, on one line. */
  address: '',
  /** The path of the main site's privacy page. */
  privacyPath: '',
  /** The level of the B-BBEE certificate, '1' to '8', for the banner; '' omits the banner. */
  bbbeeLevel: '1',
  /** The certificate's last day, such as '2027-02-28'. `pnpm check:release` refuses a missing or past day. */
  bbbeeExpires: '',
};
