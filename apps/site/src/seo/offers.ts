import {
  audienceFor,
  contractMonths,
  marketingPrices,
  marketingTiers,
  monthlyRand,
  podcastBundlesFor,
  type View,
} from '@agency/pricing-data';
import type { Offer } from 'schema-dts';
import { ogImageContent } from '../content/ogImages.ts';
import { type PagePath, routes } from '../routes.ts';

/** UN/CEFACT's code for a month, in which prices and terms are counted. */
const month = 'MON';

/** An offer at a price per month, or without a price where that is agreed with each client. */
function offer(name: string, price: string): Offer {
  const rand = monthlyRand(price);
  return {
    '@type': 'Offer',
    name,
    ...(rand && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: rand,
        priceCurrency: 'ZAR',
        unitCode: month,
      },
    }),
    eligibleDuration: { '@type': 'QuantitativeValue', value: contractMonths, unitCode: month },
  };
}

const bundleOffers = (view: View): Offer[] =>
  podcastBundlesFor(view).flatMap(({ tier, level, prices }) =>
    prices.map(({ episodes, price }) =>
      offer(
        `${tier} ${ogImageContent.level(level)}, ${ogImageContent.episodes(episodes)}`.trim(),
        price,
      ),
    ),
  );

const tierOffers = (view: View): Offer[] =>
  marketingTiers.map(({ key, label }) => offer(label, marketingPrices[audienceFor[view]][key]));

/** The offers of each page in each view, as search engines read them. */
export const offersOf: Record<PagePath, (view: View) => Offer[]> = {
  [routes.podcasting]: bundleOffers,
  [routes.digitalMarketing]: tierOffers,
};
