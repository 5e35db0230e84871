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

/** What the build renders an OG image from. */
interface OgImageSource {
  /** What the image says, for those who do not see it. */
  alt: string;
  element: ReactElement;
}

/** How many bundles there is room for. */
const maxBundles = 3;

const company = siteConfig.companyName;

function podcastingImage(view: View): OgImageSource {
  const { name, subtitle } = podcastingContent[view];
  const bundles = podcastBundlesFor(view).slice(0, maxBundles);
  const offers = bundles.map(({ tier, level, prices: [first] }) => {
    const offer = `${tier} ${ogImageContent.level(level)}`.trim();
    return first ? `${offer}, ${ogImageContent.episodes(first.episodes)}: ${first.price}` : offer;
  });
  return {
    alt: ogImageContent.alt(podcastingHeading, name, offers),
    element: (
      <OgImage company={company} heading={podcastingHeading} view={name} text={subtitle}>
        <BundleOffers bundles={bundles} />
      </OgImage>
    ),
  };
}

function digitalMarketingImage(view: View): OgImageSource {
  const { name } = digitalMarketingContent[view];
  const prices = marketingPrices[audienceFor[view]];
  const offers = marketingTiers.map(({ key, label }) => `${label} ${prices[key]}`);
  return {
    alt: ogImageContent.alt(digitalMarketingHeading, name, offers),
    element: (
      <OgImage company={company} heading={digitalMarketingHeading} view={name} text={monthlyBadge}>
        <TierOffers tiers={marketingTiers} prices={prices} />
      </OgImage>
    ),
  };
}

const sourceOf: Record<PagePath, (view: View) => OgImageSource> = {
  [routes.podcasting]: podcastingImage,
  [routes.digitalMarketing]: digitalMarketingImage,
};

/** The OG images of every page and view. */
export const ogImageSources = () =>
  Object.values(routes).flatMap((path) =>
    views.map((view) => ({ path, view, ...sourceOf[path](view) })),
  );
