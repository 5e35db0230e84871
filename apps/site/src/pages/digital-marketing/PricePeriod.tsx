import { isQuote, marketingPrice, type TierKey } from '@agency/pricing-data';
import { pricePeriod } from '../../content/offers.ts';
import { ForEachView } from '../../views/ForEachView.tsx';

interface PricePeriodProps {
  tier: TierKey;
  className?: string;
}

/** 'per month' after a tier's price, unless it is a quote. */
export const PricePeriod = ({ tier, className }: PricePeriodProps) => (
  <ForEachView as="small" className={className}>
    {(view) => {
      const price = marketingPrice(tier, view);
      return price && !isQuote(price) && pricePeriod;
    }}
  </ForEachView>
);
