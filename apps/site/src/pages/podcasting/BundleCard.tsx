import { defaultView, type PodcastBundle, type View } from '@agency/pricing-data';
import { LevelBadge, OfferCard } from '@agency/ui';
import { enquireAbout, enquireLabel } from '../../content/offers.ts';
import { bundleName, cardLabels, episodesPerMonth } from '../../content/podcasting.ts';
import { amounts } from '../../offers/amounts.tsx';
import { enquireHref } from '../../offers/enquire.ts';
import { OverTerm } from '../../offers/OverTerm.tsx';
import { offerAttributes } from '../../offers/offerAttributes.ts';
import { sumOverTerm, withTax } from '../../offers/prices.ts';
import { ShareOffer } from '../../share/ShareOffer.tsx';
import * as styles from './BundleCard.css.ts';

interface BundleCardProps {
  bundle: PodcastBundle;
  view: View;
}

/** A podcast bundle on offer. */
export const BundleCard = ({ bundle, view }: BundleCardProps) => (
  <OfferCard
    {...offerAttributes(bundle.id, { first: view === defaultView })}
    className={bundle.prices.some(({ price }) => withTax(price)) ? undefined : styles.card[view]}
    heading={bundle.tier}
    meter={<LevelBadge level={bundle.level} labels={cardLabels} />}
    headerAction={
      <ShareOffer page="podcasting" offer={bundle.id} name={bundleName(bundle)} quiet />
    }
    featured={bundle.featured}
    prices={bundle.prices.map(({ episodes, price }) => ({
      quantity: episodesPerMonth(episodes),
      price: amounts(price),
      detail: sumOverTerm(price) && <OverTerm price={price} />,
    }))}
    items={bundle.deliverables}
    note={bundle.note}
    facts={[{ label: cardLabels.turnaround, value: bundle.turnaround }]}
    action={{
      href: enquireHref({ page: 'podcasting', view, offer: bundle.id }),
      label: enquireLabel,
      'aria-label': enquireAbout(bundleName(bundle)),
    }}
    labels={cardLabels}
  />
);
