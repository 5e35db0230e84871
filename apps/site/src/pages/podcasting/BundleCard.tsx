import {
  contractMonths,
  type Deliverable,
  isQuote,
  type PodcastBundle,
  turnarounds,
  type View,
} from '@agency/pricing-data';
import { LevelBadge, OfferCard } from '@agency/ui';
import * as offerWords from '../../content/offers.ts';
import {
  bundleLabels,
  bundleName,
  episodesPerMonth,
  levelName,
  savingWords,
} from '../../content/podcasting.ts';
import { enquireHref } from '../../offers/enquire.ts';
import { offerAttributes } from '../../offers/offerAttributes.ts';
import { priceStates, shownPrice, sumInWords } from '../../offers/prices.ts';
import { TaxedPrice } from '../../offers/TaxedPrice.tsx';
import { withTax } from '../../offers/taxedAmounts.ts';
import { ShareOffer } from '../../share/ShareOffer.tsx';
import { DayRule } from './DayRule.tsx';
import { lastDayIn } from './deliveries.ts';
import * as styles from './PodcastingPage.css.ts';

interface BundleCardProps {
  bundle: PodcastBundle;
  /** The view's highest level. */
  levels: number;
  view: View;
}

export const BundleCard = ({ bundle, levels, view }: BundleCardProps) => {
  const day = turnarounds[bundle.turnaround];
  const days = lastDayIn(view) ?? 0;
  return (
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
          price: withTax(price) ? <TaxedPrice price={price} /> : shownPrice(price),
          was: promotion?.was,
          secondary: index > 0,
          detail: !isQuote(price) && (
            <span className={styles.detail}>
              <span>
                {/* States the period only beside the first price, and only if that price does not end in 'pm'. */}
                {index === 0 && !price.after && `${offerWords.pricePeriod}, `}
                {sumInWords(price, contractMonths.podcasts)}
              </span>{' '}
              {promotion ? offerWords.promotedUntil(promotion.until) : savingWords(bundle, each)}
            </span>
          ),
        })),
      )}
      items={bundle.deliverables.map(shownItem)}
      remark={bundle.note}
      facts={[
        {
          label: bundleLabels.turnaround,
          value: (
            <>
              {bundle.turnaround}
              {day && <DayRule days={days} delivered={[day]} className={styles.turnaround} />}
            </>
          ),
        },
      ]}
      action={{
        href: enquireHref({ page: 'podcasting', view, offer: bundle.id }),
        children: offerWords.enquireLabel,
        'aria-label': offerWords.enquireAbout(bundleName(bundle)),
      }}
      labels={bundleLabels}
    />
  );
};

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
