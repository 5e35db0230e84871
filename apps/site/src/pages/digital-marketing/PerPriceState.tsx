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

interface PerPriceStateProps {
  tier: TierKey;
  /** Renders the price's element, which must have the state's attribute. */
  children: (state: PriceState) => ReactElement;
}

/** Renders a tier's price during and after its promotion: in each view, or once for all if their prices are equal. */
export function PerPriceState({ tier, children }: PerPriceStateProps) {
  const prices = new Set(views.map((view) => marketingPrices[audienceFor[view]][tier]));
  // Returns siblings: an element around them would break the parent's layout.
  return ['during', 'after'].map((time, index) => {
    const show = (view: View) => {
      const price = marketingPrice(tier, view);
      const state = price && priceStates(price)[index];
      return state && children(state);
    };
    return prices.size > 1 ? (
      <PerView key={time} render={show} />
    ) : (
      <Fragment key={time}>{show(defaultView)}</Fragment>
    );
  });
}
