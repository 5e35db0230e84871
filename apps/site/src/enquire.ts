import {
  type Audience,
  audienceFor,
  type BundleId,
  type TierKey,
  type View,
} from '@agency/pricing-data';
import { siteConfig } from './config/siteConfig.ts';
import { type PageName, routes } from './routes.ts';

/** An address on the company's main site. */
export const mainSiteHref = (path: string): string => new URL(path, siteConfig.mainSite).href;

/** What a visitor asks about: one offer of a page, or all of them. */
export type EnquirySubject =
  | { page: 'podcasting'; offer?: BundleId }
  | { page: 'digitalMarketing'; offer?: TierKey };

/** What the main site's contact page calls the visitor, on each page. */
const audience: Record<PageName, Record<View, View | Audience>> = {
  podcasting: { brand: 'brand', creator: 'creator' },
  digitalMarketing: audienceFor,
};

/**
 * Where Enquire leads: the contact page, with what is asked about in parameters named by the
 * configuration; from the podcasting page straight to the form on it.
 */
export function enquireHref({ page, view, offer }: EnquirySubject & { view: View }): string {
  const address = new URL(siteConfig.contactPath, siteConfig.mainSite);
  const asked = [
    [siteConfig.enquireOfferParameter, offer],
    [siteConfig.enquireAudienceParameter, audience[page][view]],
    [siteConfig.enquirePageParameter, routes[page].slice(1)],
  ] as const;
  for (const [parameter, value] of asked) {
    if (parameter && value) address.searchParams.set(parameter, value);
  }
  if (page === 'podcasting') address.hash = siteConfig.contactFormAnchor;
  return address.href;
}
