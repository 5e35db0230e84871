import type {
  Deliverable,
  Footnote,
  MarketingGroup,
  MarketingTier,
  PageOffer,
  View,
} from '@agency/pricing-data';

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
  /** Returns the text below a view's heading in the page's Markdown copy. */
  introduction(view: View): string;
  /** Further sections of the page, for its Markdown copy. */
  sections?: readonly { heading: string; text: string }[];
  /** Whether the configuration's `audienceNote` applies to the page's prices. */
  hasAudienceNote?: boolean;
  itemsLabel?: string;
  /** In the order of their numbers. */
  footnotes?: readonly Footnote[];
  /** The same in all views. */
  comparison?: Comparison;
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

export interface Comparison {
  heading: string;
  /** The tiers of all views. */
  tiers: readonly MarketingTier[];
  groups: readonly MarketingGroup[];
}
