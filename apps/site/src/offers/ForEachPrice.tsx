import { marketingPrice, type ParsedPrice, type TierKey } from '@agency/pricing-data';
import type { ReactNode } from 'react';
import { ForEachView, type ForEachViewProps } from '../views/ForEachView.tsx';
import { type Promotion, withPromotion } from './withPromotion.tsx';

interface ForEachPriceProps extends Omit<ForEachViewProps, 'children'> {
  tier: TierKey;
  /** Renders what depends on the price; where it is empty, the view has no element either. */
  children: (price: ParsedPrice, promotion?: Promotion) => ReactNode;
}

/** Content that depends on a tier's price, in each view that offers the tier. */
export const ForEachPrice = ({ tier, children, ...rest }: ForEachPriceProps) => (
  <ForEachView {...rest}>
    {(view) => {
      const price = marketingPrice(tier, view);
      return price && withPromotion(price, children);
    }}
  </ForEachView>
);
