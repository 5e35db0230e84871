import type {
  Deliverable,
  Footnote,
  MarketingGroup,
  MarketingTier,
  PageOffer,
  View,
} from '@agency/pricing-data';

/**
 * A page as the layout, the browser, search engines and link previews describe it: the export `page`
 * of a file such as `podcastingDefinition.ts`, in the same folder as the page's component.
 */
export interface PageDefinition {
  /** Its address, after the configuration's `basePath`. Its folder in `pages/` has the same name. */
  path: `/${string}`;
  heading: string;
  /** The page's link in the Pricing menu. */
  menuLabel: string;
  words: Record<View, PageWords>;
  /** The line below the heading of the OG image. */
  previewText(view: View): string;
  /**
   * Whether the page's Enquire leads to the form on the contact page.
   * @default false
   */
  enquireAtForm?: boolean;
  /** The term of its offers' contract. */
  contractMonths: number;
  /**
   * Whether the page has a `BottomBar`.
   * @default false
   */
  bottomBar?: boolean;
  /** The offers of a view, in the page's order. */
  offers(view: View): readonly Offer[];
  /** The text below the heading of a view, in Markdown. */
  introduction(view: View): string;
  /** Whether the configuration's `audienceNote` is about its prices. */
  hasAudienceNote?: boolean;
  /** Names the items of each offer. */
  itemsLabel?: string;
  /** Its footnotes, in the order of their numbers. */
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

/** An offer as search engines, shared links, OG images and Markdown describe it, under its full name. */
export interface Offer extends PageOffer {
  prices: readonly (PageOffer['prices'][number] & {
    /** What it saves compared to the first price; '' if nothing. */
    saving?: string;
  })[];
  featured?: boolean;
  color?: MarketingTier['color'];
  items?: readonly Pick<Deliverable, 'text' | 'included'>[];
  turnaround?: string;
  note?: string;
}

/** A table of what each tier includes. */
export interface Comparison {
  heading: string;
  /** Those of all views. */
  tiers: readonly MarketingTier[];
  groups: readonly MarketingGroup[];
}
