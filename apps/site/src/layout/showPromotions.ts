import { htmlData } from '../htmlAttributes.ts';

/**
 * Shows the banner's promotion and the reduced prices until they end. The inline script runs this before the first
 * paint, as a page may have been built before the end. Without scripts it shows the usual banner and prices.
 */
export function showPromotions(): void {
  const data = htmlData();
  const lasts = (end: string) => Date.now() < Date.parse(end);
  data.promotionEnds = (data.promotionEnds ?? '').split(' ').filter(lasts).join(' ');
}
