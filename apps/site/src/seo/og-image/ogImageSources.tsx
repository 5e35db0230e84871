import { type View, views } from '@agency/pricing-data';
import { ogImageAlt } from '../../content/metadata.ts';
import { shortTaxNotes } from '../../content/offers.ts';
import { priceText, totalOf } from '../../offers/prices.ts';
import type { Offer } from '../../pages/PageDefinition.ts';
import { pages } from '../../pages/registry.ts';
import { type PageName, pageNames, routes } from '../../routes.ts';
import { siteConfig } from '../../siteConfig.ts';
import { OfferColumns } from './OfferColumns.tsx';
import { OgImage } from './OgImage.tsx';

function source(pageName: PageName, view: View) {
  const page = pages[pageName];
  const { name } = page.words[view];
  const text = page.previewText(view);
  const offers = page.offers(view);
  const taxNote = shortTaxNotes[siteConfig.valueAddedTax];
  const element = (
    <OgImage
      company={siteConfig.companyName}
      heading={page.heading}
      view={name}
      text={taxNote ? `${text} · ${taxNote}` : text}
    >
      <OfferColumns offers={offers} />
    </OgImage>
  );
  return {
    path: routes[pageName],
    view,
    alt: ogImageAlt(page.heading, name, offers.map(inWords), taxNote),
    element,
  };
}

function inWords({ name, prices: [first] }: Offer): string {
  if (!first) return name;
  const price = priceText(totalOf(first.price));
  return first.quantity ? `${name}, ${first.quantity}: ${price}` : `${name} ${price}`;
}

/** The OG images that the build renders: one for each page and view. */
export const ogImageSources = () =>
  pageNames.flatMap((page) => views.map((view) => source(page, view)));
