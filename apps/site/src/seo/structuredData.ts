import { currency, isQuote, type ParsedPrice, views } from '@agency/pricing-data';
import type { BreadcrumbList, Graph, Offer, Service } from 'schema-dts';
import { mainSiteHref } from '../offers/enquire.ts';
import { type PriceState, priceStates } from '../offers/prices.ts';
import { withTax } from '../offers/taxedAmounts.ts';
import { type PageName, pages, routes } from '../pages/registry.ts';
import { siteAddress, siteConfig } from '../siteConfig.ts';

/** Returns a page's JSON-LD, without the title, description and image, which are already in `head`. */
export function structuredData(page: PageName): Graph {
  const { heading, words, offers } = pages[page];
  const home = mainSiteHref(siteConfig.homePath);
  const breadcrumbs: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: siteConfig.companyName, item: home },
      { '@type': 'ListItem', position: 2, name: heading, item: siteAddress(routes[page]) },
    ],
  };
  const service: Service = {
    '@type': 'Service',
    name: heading,
    provider: {
      '@type': 'Organization',
      '@id': `${home}#organization`,
      name: siteConfig.companyName,
      url: siteConfig.website,
      logo: siteAddress('/icon-512.png'),
      email: siteConfig.email,
      telephone: siteConfig.phone,
    },
    areaServed: currency.country,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      itemListElement: views.map((view) => ({
        '@type': 'OfferCatalog',
        name: words[view].name || heading,
        itemListElement: offers(view).flatMap(({ name, prices }) =>
          prices.map(({ quantity, price }) =>
            offer(quantity ? `${name}, ${quantity}` : name, price),
          ),
        ),
      })),
    },
  };
  return { '@context': 'https://schema.org', '@graph': [breadcrumbs, service] };
}

function offer(name: string, price: ParsedPrice): Offer {
  const [now, later] = priceStates(price).map(specification);
  return { '@type': 'Offer', name, ...(now && { priceSpecification: later ? [now, later] : now }) };
}

function specification({ price, promotion }: PriceState) {
  if (isQuote(price)) return undefined;
  return {
    '@type': 'UnitPriceSpecification' as const,
    price: (withTax(price)?.total ?? price).amount,
    priceCurrency: currency.code,
    // The UN/CEFACT code for a month.
    unitCode: 'MON',
    ...(['included', 'both'].includes(siteConfig.valueAddedTax) && { valueAddedTaxIncluded: true }),
    ...(promotion && { validThrough: promotion.until }),
  };
}
