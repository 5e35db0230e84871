import { type View, views } from '@agency/pricing-data';
import { shortTaxNotes } from '../../content/offers.ts';
import { ogImageAlt } from '../../content/siteMetadata.ts';
import { priceText } from '../../offers/prices.ts';
import { totalOf } from '../../offers/taxedAmounts.ts';
import type { Offer, PageDefinition } from '../../pages/PageDefinition.ts';
import { pageNames, pages } from '../../pages/registry.ts';
import { siteConfig } from '../../siteConfig.ts';
import { OfferColumns } from './OfferColumns.tsx';
import { OgImage } from './OgImage.tsx';

export const ogImageSources = () =>
  pageNames.flatMap((page) => views.map((view) => sourceOf(pages[page], view)));

function sourceOf({ path, heading, words, previewText, offers }: PageDefinition, view: View) {
  const { name } = words[view];
  const text = previewText(view);
  const taxNote = shortTaxNotes[siteConfig.valueAddedTax];
  const alt = ogImageAlt(heading, name, offers(view).map(inWords), taxNote);
  const element = (
    <OgImage
      company={siteConfig.companyName}
      heading={heading}
      view={name}
      text={taxNote ? `${text} · ${taxNote}` : text}
    >
      <OfferColumns offers={offers(view)} />
    </OgImage>
  );
  return { path, view, alt, element };
}

function inWords({ name, prices: [first] }: Offer): string {
  if (!first) return name;
  const price = priceText(totalOf(first.price));
  return first.quantity ? `${name}, ${first.quantity}: ${price}` : `${name} ${price}`;
}
