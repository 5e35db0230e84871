import type { NoteId } from './footnotes.ts';
import { type ParsedPrice, type Price, parsePrice, type ReducedPrice } from './price.ts';
import type { View } from './views.ts';

/** A simple offer, with only a name and monthly prices, on a page other than podcasting and digital marketing. */
export interface PageOffer<PriceForm = ParsedPrice> {
  /** A stable id for keys and deep links, unique within a view. */
  readonly id: string;
  readonly name: string;
  /** The footnote that explains the offer. */
  readonly noteId?: NoteId;
  readonly prices: readonly {
    readonly price: PriceForm;
    /** The quantity that the price buys, if the offer has several prices: '2 films per month'. */
    readonly quantity?: string;
  }[];
}

/** Offers by page and view, in descending order of price. */
export const pageOffers: Readonly<
  Record<string, Readonly<Record<View, readonly PageOffer<Price | ReducedPrice>[]>>>
> = {};

/** Returns a page's offers in a view, with parsed prices. */
export const pageOffersFor = (page: string, view: View): readonly PageOffer[] =>
  (pageOffers[page]?.[view] ?? []).map((offer) => ({
    ...offer,
    prices: offer.prices.map((each) => ({ ...each, price: parsePrice(each.price) })),
  }));
