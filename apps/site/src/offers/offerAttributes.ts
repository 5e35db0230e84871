/**
 * Props of a column or card that shows an offer (`#gold`, `#level-2`). Its name links to itself, and
 * by that link `scrollToOffer` finds it. If a page shows an offer more than once, only the `first`
 * has the `id`.
 */
export const offerAttributes = (offer: string, { first }: { first: boolean }) => ({
  href: `#${offer}`,
  id: first ? offer : undefined,
});
