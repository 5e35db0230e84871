import { audienceFor, type View } from '@agency/pricing-data';
import { type PagePath, routes } from '../routes.ts';

/** What addresses call the views where a page has names of its own for them. */
export const audienceNames: Partial<Record<PagePath, Record<View, string>>> = {
  [routes.digitalMarketing]: audienceFor,
};
