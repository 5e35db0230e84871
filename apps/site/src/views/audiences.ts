import { audienceFor, type View, views } from '@agency/pricing-data';

/** Whether there is a choice. Without one nothing names the view. */
export const severalViews = views.length > 1;

/** The names of the views in addresses, for pages that have names of their own for them. */
export const audienceNames: Record<`/${string}`, Record<View, string>> = {
  '/digital-marketing': audienceFor,
};
