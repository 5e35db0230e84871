import { audienceFor, type View, views } from '@agency/pricing-data';

/** Whether there is more than one view. If not, neither pages nor addresses name the view. */
export const severalViews = views.length > 1;

/** The views' names in addresses, for pages that have their own names for the views. */
export const audienceNames: Record<`/${string}`, Record<View, string>> = {
  '/digital-marketing': audienceFor,
};
