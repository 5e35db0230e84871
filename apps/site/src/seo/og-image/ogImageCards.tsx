import {
  audienceFor,
  marketingPrices,
  marketingTiers,
  podcastBundlesFor,
  type View,
  views,
} from '@agency/pricing-data';
import type { ReactElement } from 'react';
import { siteConfig } from '../../config/siteConfig.ts';
import {
  digitalMarketingContent,
  digitalMarketingHeading,
  monthlyBadge,
} from '../../content/digitalMarketing.ts';
import { ogImageContent } from '../../content/ogImages.ts';
import { podcastingContent, podcastingHeading } from '../../content/podcasting.ts';
import { type PagePath, routes } from '../../routes.ts';
import { BundleOffers } from './BundleOffers.tsx';
import { OgImage } from './OgImage.tsx';
import { TierOffers } from './TierOffers.tsx';

/** A picture to draw: what a link to a page shows of one of its views. */
export interface DrawnCard {
  path: PagePath;
  view: View;
  /** What the picture says, for those who do not see it. */
  alt: string;
  card: ReactElement;
}

/** How many offers can be read on a card. */
const most = { bundles: 3, tiers: 4 };

const company = siteConfig.companyName;

function podcastingCard(view: View): DrawnCard {
  const { name, subtitle } = podcastingContent[view];
  const bundles = podcastBundlesFor(view).slice(0, most.bundles);
  const offers = bundles.map(({ tier, level, prices: [first] }) => {
    const offer = `${tier} ${ogImageContent.level(level)}`.trim();
    return first ? `${offer}, ${ogImageContent.episodes(first.episodes)}: ${first.price}` : offer;
  });
  return {
    path: routes.podcasting,
    view,
    alt: ogImageContent.alt(podcastingHeading, name, offers),
    card: (
      <OgImage company={company} heading={podcastingHeading} view={name} text={subtitle}>
        <BundleOffers bundles={bundles} />
      </OgImage>
    ),
  };
}

function digitalMarketingCard(view: View): DrawnCard {
  const { name } = digitalMarketingContent[view];
  const prices = marketingPrices[audienceFor[view]];
  const tiers = marketingTiers.slice(0, most.tiers);
  const offers = tiers.map(({ key, label }) => `${label} ${prices[key]}`);
  return {
    path: routes.digitalMarketing,
    view,
    alt: ogImageContent.alt(digitalMarketingHeading, name, offers),
    card: (
      <OgImage company={company} heading={digitalMarketingHeading} view={name} text={monthlyBadge}>
        <TierOffers tiers={tiers} prices={prices} />
      </OgImage>
    ),
  };
}

/** The pictures of every page and view. */
export const ogImageCards = (): DrawnCard[] => [
  ...views.map(podcastingCard),
  ...views.map(digitalMarketingCard),
];
