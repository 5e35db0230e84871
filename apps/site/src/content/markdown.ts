/* Words that only the Markdown pages have. */

/** Stands between a reduced price and the price that follows. */
export const thereafter = 'then';
export const webPage = 'The same as a web page:';
export const offer = 'Offer';

/** The heading of the price column if each offer has one price. */
export const price = 'Price per month';

/** The heading of the compared items. */
export const item = 'Item';
export const notIncluded = (item: string) => `Not included: ${item}`;
