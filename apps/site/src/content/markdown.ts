/* Text that appears only in the Markdown pages. */

/** Joins a reduced price and the regular price that follows it. */
export const thereafter = 'then';
export const webPage = 'The same as a web page:';
export const offer = 'Offer';

/** The heading of the price column if each offer has one price. */
export const price = 'Price per month';

/** The heading of the column of compared items. */
export const item = 'Item';
export const notIncluded = (item: string) => `Not included: ${item}`;
