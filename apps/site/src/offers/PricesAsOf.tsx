import { pricesAsOf } from '@agency/pricing-data';
import { dateInWords, pricesAsOfLabel } from '../content/pricesAsOf.ts';

/** Says on which day a price last changed. */
export const PricesAsOf = () => (
  <>
    {pricesAsOfLabel} <time dateTime={pricesAsOf}>{dateInWords(pricesAsOf)}</time>
  </>
);
