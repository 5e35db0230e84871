/** The id of a page's offers, to which the skip link leads. */
export const offersId = 'offers';

/**
 * Props of a column or card of an offer (`#gold`, `#level-2`). Its name links to itself;
 * `scrollToOffer` finds it by that link. If a page shows an offer several times, only the `first` has
 * the `id`.
 */
export const offerAttributes = (offer: string, first = true) => ({
  href: `#${offer}`,
  id: first ? offer : undefined,
});
