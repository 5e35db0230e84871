import type { Footnote, MarketingTier, PageOffer, View } from '@agency/pricing-data';

/** Describes a page. Exported as `page` from a file beside its component, such as `podcastingDefinition.ts`. */
export interface PageDefinition {
  /** The page's address after the configuration's `basePath`, and its folder's name in `pages/`. */
  path: `/${string}`;
  heading: string;
  menuLabel: string;
  words: Record<View, PageWords>;
  /** Returns the line below the heading in the OG image. */
  previewText(view: View): string;
  /** Whether the page's Enquire links lead to the form on the contact page. */
  enquireAtForm?: boolean;
  contractMonths: number;
  bottomBar?: boolean;
  offers(view: View): readonly Offer[];
  /** Whether the configuration's `audienceNote` applies to the page's prices. */
  hasAudienceNote?: boolean;
  /** In the order of their numbers. */
  footnotes?: readonly Footnote[];
}

export interface PageWords {
  /** The view's name on the switch. */
  name: string;
  /** The page's title in the browser and in search results, without the company's name. */
  title: string;
  /** The description in search results and link previews. */
  metaDescription: string;
}

export interface Offer extends PageOffer {
  featured?: boolean;
  color?: MarketingTier['color'];
}
