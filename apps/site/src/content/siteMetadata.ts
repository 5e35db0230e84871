/** The language of all text, as a BCP 47 tag. */
export const language = 'en-ZA';

/** Returns a page's title in the browser, in search results and in link previews. */
export const pageTitle = (title: string, company: string) => `${title} | ${company}`;

/** Returns the site's title, for redirect pages. */
export const siteTitle = (company: string) => pageTitle('Pricing', company);

/** Returns the alternative text of an OG image. */
export const ogImageAlt = (
  heading: string,
  view: string,
  offers: readonly string[],
  taxNote: string | undefined,
) =>
  `${[heading, view].filter(Boolean).join(', ')}: ${offers.join('; ')}.${taxNote ? ` ${taxNote}.` : ''}`;
