/** The words that only the pages' Markdown uses. */
export const markdownContent = {
  webPage: 'The same as a web page:',
  offer: 'Offer',
  /** The heading of the prices where an offer has one. */
  price: 'Price per month',
  /** The heading of the items that are compared. */
  item: 'Item',
  notIncluded: (item: string) => `Not included: ${item}`,
};
