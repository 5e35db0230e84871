import { defaultView, views } from '@agency/pricing-data';
import type { Graph, Thing } from 'schema-dts';
import { siteConfig } from '../config/siteConfig.ts';
import { digitalMarketingHeading } from '../content/digitalMarketing.ts';
import { pageWords } from '../content/pages.ts';
import { podcastingHeading } from '../content/podcasting.ts';
import { mainSiteHref } from '../enquire.ts';
import { type PagePath, routes } from '../routes.ts';
import { jsonLd } from './jsonLd.ts';
import { offersOf } from './offers.ts';
import { ogImages } from './ogImages.ts';

const headings: Record<PagePath, string> = {
  [routes.podcasting]: podcastingHeading,
  [routes.digitalMarketing]: digitalMarketingHeading,
};

/**
 * What a page says to search engines, of both its views: who offers it, where it is, and every
 * offer with its price. Like the prerendered tags it describes the page in its default view.
 */
function structuredData(path: PagePath): Graph {
  const address = siteConfig.origin + path;
  const heading = headings[path];
  const { title, metaDescription } = pageWords[path][defaultView];
  const image = ogImages?.[path][defaultView].src;
  const home = mainSiteHref(siteConfig.homePath);
  const company = { '@id': `${home}#organization` };
  const service = { '@id': `${address}#service` };
  const breadcrumb = { '@id': `${address}#breadcrumb` };

  const things: Thing[] = [
    {
      '@type': 'Organization',
      ...company,
      name: siteConfig.companyName,
      url: siteConfig.website,
      logo: `${siteConfig.origin}/icon-512.png`,
      email: siteConfig.email,
      telephone: siteConfig.phone,
    },
    {
      '@type': 'WebPage',
      '@id': address,
      url: address,
      name: title,
      description: metaDescription,
      inLanguage: 'en-ZA',
      ...(image && {
        primaryImageOfPage: { '@type': 'ImageObject', url: siteConfig.origin + image },
      }),
      publisher: company,
      breadcrumb,
      mainEntity: service,
    },
    {
      '@type': 'BreadcrumbList',
      ...breadcrumb,
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: siteConfig.companyName, item: home },
        { '@type': 'ListItem', position: 2, name: heading, item: address },
      ],
    },
    {
      '@type': 'Service',
      ...service,
      name: heading,
      provider: company,
      areaServed: 'ZA',
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: heading,
        itemListElement: views.map((view) => ({
          '@type': 'OfferCatalog',
          name: pageWords[path][view].name,
          itemListElement: offersOf[path](view),
        })),
      },
    },
  ];
  return { '@context': 'https://schema.org', '@graph': things };
}

/** The same as an element of `head`. */
export const structuredDataElement = (path: PagePath): string => jsonLd(structuredData(path));
