import { pricesAsOf } from '@agency/pricing-data';
import { dateInWords, pricesAsOfLabel } from '../content/pricesAsOf.ts';

/**
 * Says on which day a price last changed. A browser may write the date differently from the build's
 * Node: hence `suppressHydrationWarning`.
 */
export const PricesAsOf = () => (
  <>
    {pricesAsOfLabel}{' '}
    <time dateTime={pricesAsOf} suppressHydrationWarning>
      {dateInWords(pricesAsOf)}
    </time>
  </>
);
