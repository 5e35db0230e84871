import {
  audienceFor,
  defaultView,
  marketingPrice,
  marketingPrices,
  type TierKey,
  type View,
  views,
} from '@agency/pricing-data';
import { Fragment, type ReactElement } from 'react';
import { type PriceState, priceStates } from '../../offers/prices.ts';
import { PerView } from '../../views/PerView.tsx';

interface ForEachPriceProps {
  tier: TierKey;
  /** Renders the element that shows the price, with its attribute. */
  children: (state: PriceState) => ReactElement;
}

/**
 * An element for a tier's price in each view that offers the tier, and for its promotion; one for all views with the
 * same price.
 */
export function ForEachPrice({ tier, children }: ForEachPriceProps) {
  const prices = new Set(views.map((view) => marketingPrices[audienceFor[view]][tier]));
  // Side by side: an element around them would not take part in the layout of what surrounds it.
  return ['before', 'after'].map((place, index) => {
    const show = (view: View) => {
      const price = marketingPrice(tier, view);
      const state = price && priceStates(price)[index];
      return state && children(state);
    };
    return prices.size > 1 ? (
      <PerView key={place} render={show} />
    ) : (
      <Fragment key={place}>{show(defaultView)}</Fragment>
    );
  });
}
