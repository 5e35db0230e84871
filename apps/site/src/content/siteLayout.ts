import { siteConfig } from '../siteConfig.ts';
import { dateInWords } from './offers.ts';

/** Returns the text of the banner on every page, or '' for no banner. A promotion's text replaces it. */
export const banner = () =>
  siteConfig.bbbeeLevel && `Proudly a BEE Level ${siteConfig.bbbeeLevel} company`;

export const skipLink = 'Skip to the offers';

/** The label of the footer's link to the privacy page. */
export const privacy = 'Privacy';
export const viewSwitch = 'Show offers for';

/** Returns the announcement of a new view to screen readers. */
export const viewShown = (view: string) => `${view} prices shown`;

/** The notice that appears if React fails or a script is missing. */
export const error = {
  message:
    'Part of this page has stopped working. You can still read the offers, switch between them ' +
    'and enquire; loading the page again may mend the rest.',
  reload: 'Load again',
  close: 'Close',
};

/** The text at the end of each page. The bottom bar repeats the heading. */
export const callToAction = {
  heading: 'Ready to tailor a plan?',
  print: 'Print or save as PDF',
  unprintable: 'This browser cannot print. Open the page in another one.',
};

export const share = {
  /** Returns the label of the button that shares the page or an offer. */
  button: (offer = 'this page') => `Share ${offer}`,
  copied: (offer?: string) => ({
    title: 'Link copied',
    description: offer
      ? `It leads to ${offer}, in this view.`
      : 'It opens this page as you see it now.',
  }),
  byHand: 'The address, to copy:',
};

export const copyright = `© 2025 ${siteConfig.companyName}. All rights reserved.`;

/** Returns the company's configured legal details. */
export function companyFacts(): string[] {
  const { registrationNumber, address, bbbeeLevel, bbbeeExpires } = siteConfig;
  return [
    registrationNumber && `Registration number ${registrationNumber}`,
    address,
    bbbeeLevel &&
      bbbeeExpires &&
      `B-BBEE Level ${bbbeeLevel}, valid until ${dateInWords(bbbeeExpires)}`,
  ].filter(Boolean);
}
