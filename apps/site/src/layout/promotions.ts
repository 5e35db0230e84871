import { type IsoDate, isDay, reducedPriceDays } from '@agency/pricing-data';
import { promotion, promotionUntil } from '../content/promotion.ts';

/** The last day of the banner's promotion; `undefined` if there is none. */
export const bannerUntil =
  promotion === '' ? undefined : promotionUntil || reducedPriceDays().toSorted().at(-1);

/**
 * The last days of the banner's promotion and of all reduced prices.
 *
 * @throws if the banner's is not a day.
 */
export function promotionDays(): ReadonlySet<IsoDate> {
  if (promotion && !isDay(bannerUntil)) {
    throw new Error(
      `apps/site/src/content/promotion.ts: promotionUntil is '${promotionUntil}'; expected the last day, ` +
        "such as '2026-12-24', or '' if a price is reduced",
    );
  }
  return new Set(bannerUntil ? [bannerUntil, ...reducedPriceDays()] : reducedPriceDays());
}
