import { utcOffset } from '@agency/pricing-data';
import { promotion, promotionUntil } from '../content/banner.ts';
import { htmlData } from '../htmlAttributes.ts';

/** When a last day ends, in milliseconds since 1970. The build checks that days are valid. */
export const endOf = (day: string) => Date.parse(`${day}T24:00${utcOffset}`);

/**
 * Shows the banner's promotion and the reduced prices until they end. The inline script runs this before the first
 * paint, as a page may have been built before the end. Without scripts it shows the usual banner and prices.
 */
export function showPromotions(): void {
  const data = htmlData();
  const lasts = (day: string) => Date.now() < endOf(day);
  const days = (data.promotionDays ?? '').split(' ');
  if (promotion && (promotionUntil ? [promotionUntil] : days).some(lasts)) data.promotion = '';
  data.promotions = days.filter(lasts).join(' ');
}
