import { isQuote, marketingPrice, type TierKey } from '@agency/pricing-data';
import { pricePeriod } from '../../content/offers.ts';
import { PerView } from '../../views/PerView.tsx';

interface PricePeriodProps {
  tier: TierKey;
  className?: string;
}

/** Shows the price's period in the views in which the price is not a quote. */
export const PricePeriod = ({ tier, className }: PricePeriodProps) => (
  <PerView as="small" className={className}>
    {(view) => {
      const price = marketingPrice(tier, view);
      return price && !isQuote(price) && pricePeriod;
    }}
  </PerView>
);
