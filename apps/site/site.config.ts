/**
 * Everything about the company that the pages show or link to, and nothing else does.
 *
 * Each value can be overridden when the site is built, by an environment variable named after
 * its key: `companyName` by `PRICING_COMPANY_NAME`, `mainSite` by `PRICING_MAIN_SITE`, and so on.
 * Values on a domain that nobody can have (`.example`, `example.com`, `.test`) are examples: they
 * build with a warning.
 */
export default {
  /** In the logo, the titles and the copyright line. */
  companyName: 'Example Agency',
  /** Where this pricing site itself is served from, without a trailing slash. */
  origin: 'https://pricing.agency.example',

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
   * What Enquire adds to the contact page's address: `?offer=gold&audience=sme&page=…`. Each is
   * the parameter's name, or '' to leave it out.
   */
  enquireOfferParameter: 'offer',
  enquireAudienceParameter: 'audience',
  enquirePageParameter: 'page',

  /**
   * What the pages say of value added tax (VAT; docs/decisions/value-added-tax.md):
   * - 'included': the catalogue's prices include it.
   * - 'both': they do not; each is shown with the tax and with the total.
   * - 'not registered': no VAT is charged.
   * - '' says nothing, which `pnpm check:release` refuses.
   */
  valueAddedTax: '',
  /** Its rate, in percent, from which 'both' computes the amounts. */
  valueAddedTaxPercent: '15',

  email: 'hello@agency.example',
  /** With the country code, as people read it. */
  phone: '+27 10 555 0100',
  /** The address behind the website link in the footer. */
  website: 'https://www.agency.example',
};
