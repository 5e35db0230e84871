import type {
  Deliverable,
  Footnote,
  MarketingGroup,
  MarketingTier,
  PageOffer,
  View,
} from '@agency/pricing-data';

/**
 * A page as the layout, browsers, search engines and link previews need it. A file such as
 * `podcastingDefinition.ts`, beside the page's component, exports the definition as `page`.
 */
export interface PageDefinition {
  /** The page's address after the configuration's `basePath`, and its folder's name in `pages/`. */
  path: `/${string}`;
  heading: string;
  /** The text of the page's link in the Pricing menu. */
  menuLabel: string;
  words: Record<View, PageWords>;
  /** Returns the line below the heading in the OG image. */
  previewText(view: View): string;
  /**
   * Whether the page's Enquire links lead to the form on the contact page.
   * @default false
   */
  enquireAtForm?: boolean;
  /** The length of the offers' contract. */
  contractMonths: number;
  /**
   * Whether the page has a `BottomBar`.
   * @default false
   */
  bottomBar?: boolean;
  /** Returns the offers of a view, in the page's order. */
  offers(view: View): readonly Offer[];
  /** Returns the text below a view's heading in the page's Markdown copy. */
  introduction(view: View): string;
  /** Further sections of the page, for its Markdown copy. */
  sections?: readonly { heading: string; text: string }[];
  /** Whether the configuration's `audienceNote` applies to the page's prices. */
  hasAudienceNote?: boolean;
  /** The heading of each offer's items. */
  itemsLabel?: string;
  /** The footnotes, in the order of their numbers. */
  footnotes?: readonly Footnote[];
  /** The comparison of the offers, the same in all views, if the page has one. */
  comparison?: Comparison;
}

/** The words of a page in one view, for the switch, the browser and search engines. */
export interface PageWords {
  /** The view's name on the switch. */
  name: string;
  /** The page's title in the browser and in search results, without the company's name. */
  title: string;
  /** The description in search results and link previews. */
  metaDescription: string;
}

/** An offer, under its full name, for search engines, shared links, OG images and Markdown. */
export interface Offer extends PageOffer {
  prices: readonly (PageOffer['prices'][number] & {
    /** The saving compared to the first price; '' if there is none. */
    saving?: string;
  })[];
  featured?: boolean;
  color?: MarketingTier['color'];
  items?: readonly Pick<Deliverable, 'text' | 'included'>[];
  turnaround?: string;
  note?: string;
}

/** A table of the items that each tier includes. */
export interface Comparison {
  heading: string;
  /** The tiers of all views. */
  tiers: readonly MarketingTier[];
  groups: readonly MarketingGroup[];
}
