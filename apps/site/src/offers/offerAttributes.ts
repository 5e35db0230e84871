/**
 * What a column or a card that shows an offer (`#gold`, `#level-2`) has: its name links to it, by which the inline script
 * finds all of them. Where there are several, only the `first` has the `id`.
 */
export const offerAttributes = (offer: string, { first }: { first: boolean }) => ({
  href: `#${offer}`,
  id: first ? offer : undefined,
});
