/* The words of the Markdown pages only. */

/** Between a reduced price and the one after it. */
export const thereafter = 'then';
export const webPage = 'The same as a web page:';
export const offer = 'Offer';

/** The heading of the prices where each offer has one. */
export const price = 'Price per month';

/** The heading of the compared items. */
export const item = 'Item';
export const notIncluded = (item: string) => `Not included: ${item}`;
