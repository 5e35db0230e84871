/** The word on every button that leads to the contact page. */
export const enquireLabel = 'Enquire';

/** Its name for screen readers, where there is one for each offer. */
export const enquireAbout = (offer: string) => `${enquireLabel} about ${offer}`;

/** The same where a tier's quote is the link, such as 'Custom quote'. */
export const quoteAbout = (quote: string, offer: string) =>
  quote === enquireLabel ? enquireAbout(offer) : `${quote}: ${offer}`;
