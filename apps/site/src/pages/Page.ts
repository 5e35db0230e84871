import type { MarketingTier, PodcastBundle, Price, View } from '@agency/pricing-data';

/**
 * A page: what the layout, the browser, search engines and link previews say of it. It stands in
 * `page.ts` of the page's folder, beside the component in `Page.tsx`.
 */
export interface Page {
  heading: string;
  /** Its link in the Pricing menu. */
  menuLabel: string;
  words: Record<View, PageWords>;
  /** What it offers in a view, in the order of the page. */
  offers(view: View): readonly Offer[];
}

/** The words of a page in one of its views, as the switch, the browser and search engines show it. */
export interface PageWords {
  /** The view's name on the switch. */
  name: string;
  /** The page's title in the browser and in search results, without the company's name. */
  title: string;
  /** What search results and shared links say below the title. */
  metaDescription: string;
  /** A line below the heading of its preview image. */
  previewText: string;
}

/** What search engines, shared links and preview images say of an offer. */
export interface Offer {
  /** What its link's hash and Enquire call it. */
  id: string;
  /** Its full name. */
  name: string;
  /** Monthly; the first is in the preview image. */
  prices: readonly {
    price: Price;
    /** What it is for, where an offer has several. */
    quantity?: string;
  }[];
  /** In the preview image: a title before its level. */
  tier?: string;
  level?: PodcastBundle['level'];
  featured?: boolean;
  colour?: MarketingTier['colour'];
}
