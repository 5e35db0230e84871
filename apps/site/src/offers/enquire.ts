import type { View } from '@agency/pricing-data';
import { type PageName, pages } from '../pages/registry.ts';
import { siteConfig } from '../siteConfig.ts';
import { audienceNames, severalViews } from '../views/audiences.ts';

/** Returns an address on the company's main site. */
export const mainSiteHref = (path: string): string => new URL(path, siteConfig.mainSite).href;

/** The subject of an enquiry: one offer on a page, or the whole page. */
export interface EnquirySubject {
  page: PageName;
  /** An offer's id. */
  offer?: string;
}

/**
 * Returns Enquire's address: the contact page, with the subject in the configured query parameters.
 */
export function enquireHref({ page, view, offer }: EnquirySubject & { view: View }): string {
  const address = new URL(siteConfig.contactPath, siteConfig.mainSite);
  const { path, enquireAtForm } = pages[page];
  const asked = [
    [siteConfig.enquireOfferParameter, offer],
    [severalViews && siteConfig.enquireAudienceParameter, audienceNames[path]?.[view] ?? view],
    [siteConfig.enquirePageParameter, path.slice(1)],
  ] as const;
  for (const [parameter, value] of asked) {
    if (parameter && value) address.searchParams.set(parameter, value);
  }
  if (enquireAtForm) address.hash = siteConfig.contactFormAnchor;
  return address.href;
}
