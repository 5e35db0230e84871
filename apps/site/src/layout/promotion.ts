import { currency } from '@agency/pricing-data';
import { promotion, promotionUntil } from '../content/banner.ts';
import { htmlData } from '../htmlAttributes.ts';

/** When the promotion ends, in milliseconds since 1970. The build checks that the day is valid. */
export const promotionEnd = () =>
  Date.parse(`${promotionUntil}T00:00${currency.utcOffset}`) + 86_400_000;

/**
 * Shows the promotion until it ends. The inline script runs this before the first paint, as a page may
 * have been built before the end. Without scripts it shows the usual banner.
 */
export function showPromotion(): void {
  if (promotion && Date.now() < promotionEnd()) htmlData().promotion = '';
}
