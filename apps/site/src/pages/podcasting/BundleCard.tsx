import {
  contractMonths,
  type Deliverable,
  isQuote,
  type PodcastBundle,
  type View,
} from '@agency/pricing-data';
import { LevelBadge, OfferCard } from '@agency/ui';
import {
  cardLabels,
  enquireAbout,
  enquireLabel,
  levelName,
  pricePeriod,
  promotedUntil,
} from '../../content/offers.ts';
import { bundleName, episodesPerMonth, savingWords } from '../../content/podcasting.ts';
import { enquireHref } from '../../offers/enquire.ts';
import { offerAttributes } from '../../offers/offerAttributes.ts';
import { PriceAmounts } from '../../offers/PriceAmounts.tsx';
import { priceStates, shownPrice, sumInWords } from '../../offers/prices.ts';
import { withTax } from '../../offers/valueAddedTax.ts';
import { ShareOffer } from '../../share/ShareOffer.tsx';
import * as styles from './PodcastingPage.css.ts';

interface BundleCardProps {
  bundle: PodcastBundle;
  /** The view's highest level. */
  levels: number;
  view: View;
}

export const BundleCard = ({ bundle, levels, view }: BundleCardProps) => (
  <OfferCard
    {...offerAttributes(bundle.id, { page: 'podcasting', in: view })}
    className={styles.card}
    heading={bundle.tier}
    meter={
      <LevelBadge
        level={bundle.level === 'Custom' ? levelName(bundle) : bundle.level}
        levels={levels}
      />
    }
    secondaryAction={<ShareOffer offer={bundle.id} name={bundleName(bundle)} />}
    featured={bundle.featured}
    prices={bundle.prices.flatMap((each, index) =>
      priceStates(each.price).map(({ price, promotion, attribute }) => ({
        quantity: <span {...attribute}>{episodesPerMonth(each.episodes)}</span>,
        price: withTax(price) ? <PriceAmounts price={price} /> : shownPrice(price),
        was: promotion?.was,
        secondary: index > 0,
        detail: !isQuote(price) && (
          <span className={styles.detail}>
            {promotion ? promotedUntil(promotion.until) : savingWords(bundle, each)}{' '}
            <span>
              {/* States the period only beside the first price, and only if that price does not end in 'pm'. */}
              {index === 0 && !price.after && `${pricePeriod}, `}
              {sumInWords(price, contractMonths.podcasts)}
            </span>
          </span>
        ),
      })),
    )}
    items={bundle.deliverables.map(shownItem)}
    remark={bundle.note}
    facts={[{ label: cardLabels.turnaround, value: bundle.turnaround }]}
    action={{
      href: enquireHref({ page: 'podcasting', view, offer: bundle.id }),
      children: enquireLabel,
      'aria-label': enquireAbout(bundleName(bundle)),
    }}
    labels={cardLabels}
  />
);

/** Makes the first number in a deliverable bold, unless all levels share the deliverable. */
function shownItem({ text, shared, included }: Deliverable) {
  const [before, number, after] = text.split(/(\d+(?:[ ,]\d{3})*)(.*)/);
  if (shared || !number) return { included, text };
  return {
    included,
    text: (
      <>
        {before}
        <b>{number}</b>
        {after}
      </>
    ),
  };
}
