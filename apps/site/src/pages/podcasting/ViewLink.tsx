import {
  isQuote,
  type MonthlyPrice,
  podcastBundlesFor,
  type View,
  views,
} from '@agency/pricing-data';
import { pricePeriod } from '../../content/offers.ts';
import { podcastingContent, shortName } from '../../content/podcasting.ts';
import { priceStates, priceText, sumOverTerm, unwrapped } from '../../offers/prices.ts';
import { viewPreference } from '../../preferences.ts';
import { severalViews } from '../../views/audiences.ts';
import { PerView } from '../../views/PerView.tsx';
import * as styles from './PodcastingPage.css.ts';

/** A button to another view that states that view's lowest price. The inline script reads its `name` and `value`. */
export const ViewLink = () => (
  <PerView as="p" className={styles.viewLink}>
    {(view) => {
      const other = views[(views.indexOf(view) + 1) % views.length];
      const lowest = severalViews && other && lowestPrice(other);
      return (
        lowest && (
          <button
            type="button"
            name={viewPreference.name}
            value={other}
            className={styles.viewButton}
          >
            {priceStates(lowest.price).map(({ price, attribute }) => (
              <span key={priceText(price)} {...attribute}>
                {`${podcastingContent[other].from(lowest.name)} ${unwrapped(sumOverTerm(price, 1) ?? '')} ${pricePeriod}`}
              </span>
            ))}
          </button>
        )
      );
    }}
  </PerView>
);

function lowestPrice(view: View): { name: string; price: MonthlyPrice } | undefined {
  const prices = podcastBundlesFor(view).flatMap((bundle) =>
    bundle.prices.flatMap(({ price }) =>
      isQuote(price) ? [] : { name: unwrapped(shortName(bundle)), price },
    ),
  );
  return prices.sort((a, b) => a.price.amount - b.price.amount)[0];
}
