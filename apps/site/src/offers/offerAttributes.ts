import { type View, views } from '@agency/pricing-data';
import { type PageName, pages } from '../pages/registry.ts';

/** The id of a page's offers, to which the skip link leads. */
export const offersId = 'offers';

/**
 * Returns props for an offer's column or card. The offer's name links to the offer (`#gold`,
 * `#level-2`), and `scrollToOffer.ts` finds the offer by that link. If a page has an element for the
 * offer in each of several views, only the first view's element has the `id`.
 */
export const offerAttributes = (offer: string, shown?: { page: PageName; in: View }) => ({
  href: `#${offer}`,
  id: shown && shown.in !== firstViewOf(offer, shown.page) ? undefined : offer,
});

const firstViewOf = (offer: string, page: PageName) =>
  views.find((view) => pages[page].offers(view).some(({ id }) => id === offer));
