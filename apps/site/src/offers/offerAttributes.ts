import { type View, views } from '@agency/pricing-data';
import { type PageName, pages } from '../pages/registry.ts';

export const offersId = 'offers';

/**
 * Returns an offer's `id`, and the `href` of its name, by which `scrollToOffer.ts` finds the offer. If
 * the offer is in several views, only its element in the first view has the `id`, which must be unique.
 */
export const offerAttributes = (offer: string, shown?: { page: PageName; in: View }) => ({
  href: `#${offer}`,
  id: shown && shown.in !== firstViewOf(offer, shown.page) ? undefined : offer,
});

const firstViewOf = (offer: string, page: PageName) =>
  views.find((view) => pages[page].offers(view).some(({ id }) => id === offer));
