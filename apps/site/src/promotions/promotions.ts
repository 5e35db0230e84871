import { type IsoDate, isDay, reducedPriceDays } from '@agency/pricing-data';
import { promotion, promotionUntil } from '../content/promotion.ts';

export const bannerUntil =
  promotion === '' ? undefined : promotionUntil || reducedPriceDays().toSorted().at(-1);

/**
 * Returns the last day of each promotion. Omits prices' invalid `until` days, which `assertCatalogue` reports later.
 *
 * @throws if the banner's promotion has no last day or an invalid one.
 */
export function promotionDays(): ReadonlySet<IsoDate> {
  if (promotion && (promotionUntil ? !isDay(promotionUntil) : !bannerUntil)) {
    throw new Error(
      `apps/site/src/content/promotion.ts: promotionUntil is '${promotionUntil}'; expected the last day, ` +
        "such as '2026-12-24', or '' if a price is reduced",
    );
  }
  return new Set([bannerUntil, ...reducedPriceDays()].filter(isDay));
}
