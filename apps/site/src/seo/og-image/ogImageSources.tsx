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
import { monthlyBadge } from '../../content/digitalMarketing.ts';
import { ogImageContent } from '../../content/ogImages.ts';
import { pages } from '../../content/pages.ts';
import { podcastingContent } from '../../content/podcasting.ts';
import { shortTaxNotes } from '../../content/valueAddedTax.ts';
import { type PagePath, routes } from '../../routes.ts';
import { totalOf } from '../../valueAddedTax.ts';
import { BundleOffers } from './BundleOffers.tsx';
import { OgImage } from './OgImage.tsx';
import { TierOffers } from './TierOffers.tsx';

/** What an OG image shows below the page's heading: a line, and the offers with their words. */
interface Subject {
  text: string;
  offers: ReactElement;
  alt: string[];
}

/** How many bundles there is room for. */
const maxBundles = 3;

const subjectOf: Record<PagePath, (view: View) => Subject> = {
  [routes.podcasting]: (view) => {
    const bundles = podcastBundlesFor(view).slice(0, maxBundles);
    return {
      text: podcastingContent[view].subtitle,
      offers: <BundleOffers bundles={bundles} />,
      alt: bundles.map((bundle) => {
        const name = ogImageContent.bundle(bundle);
        const [first] = bundle.prices;
        return first
          ? `${name}, ${ogImageContent.episodes(first.episodes)}: ${totalOf(first.price)}`
          : name;
      }),
    };
  },
  [routes.digitalMarketing]: (view) => {
    const prices = marketingPrices[audienceFor[view]];
    return {
      text: monthlyBadge,
      offers: <TierOffers tiers={marketingTiers} prices={prices} />,
      alt: marketingTiers.map(({ key, label }) => `${label} ${totalOf(prices[key])}`),
    };
  },
};

function source(path: PagePath, view: View) {
  const { heading, words } = pages[path];
  const { name } = words[view];
  const { text, offers, alt } = subjectOf[path](view);
  const taxNote = shortTaxNotes[siteConfig.valueAddedTax];
  const element = (
    <OgImage
      company={siteConfig.companyName}
      heading={heading}
      view={name}
      text={taxNote ? `${text} · ${taxNote}` : text}
    >
      {offers}
    </OgImage>
  );
  return { path, view, alt: ogImageContent.alt(heading, name, alt, taxNote), element };
}

/** What the build renders: an OG image of every page and view. */
export const ogImageSources = () =>
  Object.values(routes).flatMap((path) => views.map((view) => source(path, view)));
