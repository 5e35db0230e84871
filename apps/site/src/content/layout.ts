import { siteConfig } from '../siteConfig.ts';
import { dateInWords } from './offers.ts';

/** The banner at the top of every page, unless `promotion.ts` has another; '' for none. */
export const banner = () =>
  siteConfig.bbbeeLevel && `Proudly a BEE Level ${siteConfig.bbbeeLevel} company`;

export const skipLink = 'Skip to the offers';

/** The footer's link to the privacy page. */
export const privacy = 'Privacy';
export const viewSwitch = 'Show offers for';

/** Announced to screen readers when the view changes. */
export const viewShown = (view: string) => `${view} prices shown`;

/** The notice of a failure of React or a missing script. */
export const error = {
  message:
    'Part of this page has stopped working. You can still read the offers, switch between them ' +
    'and enquire; loading the page again may mend the rest.',
  reload: 'Load again',
  close: 'Close',
};

export const copyright = `© 2025 ${siteConfig.companyName}. All rights reserved.`;

/** The company's legal details that the configuration has. */
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
