import { type IsoDate, isDay, reducedPriceDays } from '@agency/pricing-data';
import { promotion, promotionUntil } from '../content/promotion.ts';

/** The last day of the banner's promotion; `undefined` if there is none. */
export const bannerUntil =
  promotion === '' ? undefined : promotionUntil || reducedPriceDays().toSorted().at(-1);

/**
 * The last days of the banner's promotion and of all reduced prices. Leaves out those that are not
 * days: `assertCatalogue`, which the build calls later, reports their paths.
 *
 * @throws if the banner has no last day, or its own is not a day.
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
