import { isQuote, marketingPrice, type TierKey } from '@agency/pricing-data';
import { pricePeriod } from '../../content/offers.ts';
import { PerView } from '../../views/PerView.tsx';

interface PricePeriodProps {
  tier: TierKey;
  className?: string;
}

/** Shows 'per month' after a tier's price, unless the price is a quote. */
export const PricePeriod = ({ tier, className }: PricePeriodProps) => (
  <PerView as="small" className={className}>
    {(view) => {
      const price = marketingPrice(tier, view);
      return price && !isQuote(price) && pricePeriod;
    }}
  </PerView>
);
