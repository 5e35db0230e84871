import { currency } from '@agency/pricing-data';
import { pricePeriod } from './offers.ts';
import { cardLabels, levelName } from './podcasting.ts';

/**
 * The language of all words and of the date in print, as a BCP 47 tag.
 */
export const language = currency.locale;

/** A page's title in the browser, in search results and in link previews. */
export const pageTitle = (title: string, company: string) => `${title} | ${company}`;

/** The site's title, on home screens and at addresses that redirect. */
export const siteTitle = (company: string) => pageTitle('Pricing', company);

/** The words of OG images only. */
export const ogImageContent = {
  popular: cardLabels.featured,
  level: levelName,
  perMonth: pricePeriod,
  /** The image's alternative text. */
  alt: (heading: string, view: string, offers: readonly string[], taxNote: string | undefined) =>
    `${heading}, ${view}: ${offers.join('; ')}.${taxNote ? ` ${taxNote}.` : ''}`,
};
