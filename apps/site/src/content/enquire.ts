/** The word on every button that leads to the contact page. */
export const enquireLabel = 'Enquire';
