/** The id of a page's offers, to which the skip link leads. */
export const offersId = 'offers';

/**
 * Returns props for an offer's column or card. The offer's name links to the offer (`#gold`,
 * `#level-2`), and `scrollToOffer` finds the offer by that link. If a page shows an offer several
 * times, only the `first` has the `id`.
 */
export const offerAttributes = (offer: string, first = true) => ({
  href: `#${offer}`,
  id: first ? offer : undefined,
});
