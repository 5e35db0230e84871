import {
  audienceFor,
  defaultView,
  marketingPrice,
  marketingPrices,
  type ParsedPrice,
  type TierKey,
  type View,
  views,
} from '@agency/pricing-data';
import type { ReactElement } from 'react';
import { ForEachView } from '../views/ForEachView.tsx';
import { type Promotion, withPromotion } from './withPromotion.tsx';

interface ForEachPriceProps {
  tier: TierKey;
  /** Renders the element that shows the price. */
  children: (price: ParsedPrice, promotion?: Promotion) => ReactElement;
}

/** An element for a tier's price in each view that offers the tier; one for all views with the same price. */
export function ForEachPrice({ tier, children }: ForEachPriceProps) {
  const prices = new Set(views.map((view) => marketingPrices[audienceFor[view]][tier]));
  const show = (view: View) => {
    const price = marketingPrice(tier, view);
    return price && withPromotion(price, children);
  };
  return prices.size > 1 ? <ForEachView render={show} /> : show(defaultView);
}
