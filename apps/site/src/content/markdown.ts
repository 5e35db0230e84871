/** The words of the Markdown pages only. */
export const markdownContent = {
  /** Between a reduced price and the one after it. */
  thereafter: 'then',
  webPage: 'The same as a web page:',
  offer: 'Offer',
  /** The heading of the prices where each offer has one. */
  price: 'Price per month',
  /** The heading of the compared items. */
  item: 'Item',
  notIncluded: (item: string) => `Not included: ${item}`,
};
