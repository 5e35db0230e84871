import { marketingPrice, type TierKey, type View } from '@agency/pricing-data';
import type { ReactElement } from 'react';
import { type PriceState, priceStates } from '../../offers/prices.ts';
import { PerView } from '../../views/PerView.tsx';

interface PerPriceStateProps {
  tier: TierKey;
  /** Renders the price's element, which must have the state's attribute. */
  children: (state: PriceState, view: View) => ReactElement;
}

/** Renders a tier's price in each view, during and after its promotion. */
export const PerPriceState = ({ tier, children }: PerPriceStateProps) =>
  // Returns siblings: an element around them would break the parent's layout.
  ['during', 'after'].map((time, index) => (
    <PerView
      key={time}
      render={(view) => {
        const price = marketingPrice(tier, view);
        const state = price && priceStates(price)[index];
        return state && children(state, view);
      }}
    />
  ));
