import { pricesAsOf } from '@agency/pricing-data';
import { dateInWords, pricesAsOfLabel } from '../content/offers.ts';

/** Shows the day of the last price change. */
export const PricesAsOf = () => (
  <>
    {pricesAsOfLabel} <time dateTime={pricesAsOf}>{dateInWords(pricesAsOf)}</time>
  </>
);
