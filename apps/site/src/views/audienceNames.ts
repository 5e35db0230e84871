import { audienceFor, type View } from '@agency/pricing-data';
import type { PagePath } from '../routes.ts';

/** The names of the views in addresses, for pages that have names of their own for them. */
export const audienceNames: Partial<Record<PagePath, Record<View, string>>> = {
  '/digital-marketing': audienceFor,
};
