import { isQuote, marketingPrice, type TierKey } from '@agency/pricing-data';
import { pricePeriod } from '../../content/offers.ts';
import { PerView } from '../../views/PerView.tsx';

/** Shows the price's period in the views in which the price is not a quote. */
export const PricePeriod = ({ tier, className }: { tier: TierKey; className?: string }) => (
  <PerView as="small" className={className}>
    {(view) => {
      const price = marketingPrice(tier, view);
      return price && !isQuote(price) && pricePeriod;
    }}
  </PerView>
);
