/** The word on every button that leads to the contact page. */
export const enquireLabel = 'Enquire';

/** Its name for screen readers, where there is one for each offer. */
export const enquireAbout = (offer: string) => `${enquireLabel} about ${offer}`;
