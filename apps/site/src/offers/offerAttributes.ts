import { type View, views } from '@agency/pricing-data';
import { type PageName, pages } from '../pages/registry.ts';

export const offersId = 'offers';

/**
 * The offer's name links to the offer, and `scrollToOffer.ts` finds the offer by that link. Of an
 * offer's elements in several views, only the first view's has the `id`.
 */
export const offerAttributes = (offer: string, shown?: { page: PageName; in: View }) => ({
  href: `#${offer}`,
  id: shown && shown.in !== firstViewOf(offer, shown.page) ? undefined : offer,
});

const firstViewOf = (offer: string, page: PageName) =>
  views.find((view) => pages[page].offers(view).some(({ id }) => id === offer));
