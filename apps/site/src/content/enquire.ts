/** The word on every button that leads to the contact page. */
export const enquireLabel = 'Enquire';

/** Its accessible name where each offer has one. */
export const enquireAbout = (offer: string) => `${enquireLabel} about ${offer}`;

/** The same for a tier's quote that is a link, such as 'Custom quote'. */
export const quoteAbout = (quote: string, offer: string) =>
  quote === enquireLabel ? enquireAbout(offer) : `${quote}: ${offer}`;
