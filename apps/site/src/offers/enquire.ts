import type { View } from '@agency/pricing-data';
import { type PageName, pages } from '../pages/registry.ts';
import { siteConfig } from '../siteConfig.ts';
import { audienceNames, severalViews } from '../views/audiences.ts';

export const mainSiteHref = (path: string): string => new URL(path, siteConfig.mainSite).href;

export interface EnquirySubject {
  page: PageName;
  /** An offer's id; without one, the enquiry is about the whole page. */
  offer?: string;
}

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
