import { defaultView, views } from '@agency/pricing-data';
import type { Graph, Thing } from 'schema-dts';
import { siteConfig } from '../config/siteConfig.ts';
import { pages } from '../content/pages.ts';
import { mainSiteHref } from '../enquire.ts';
import type { PagePath } from '../routes.ts';
import { offersOf } from './offers.ts';
import { ogImageOf } from './ogImages.ts';

/**
 * What a page says to search engines (JSON-LD): who offers it, where it is, and every offer of both
 * views with its price. Like the prerendered tags it describes the page in its default view.
 */
export function structuredData(path: PagePath): Graph {
  const address = siteConfig.origin + path;
  const { heading, words } = pages[path];
  const { title, metaDescription } = words[defaultView];
  const image = ogImageOf(path, defaultView)?.src;
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
          name: words[view].name,
          itemListElement: offersOf[path](view),
        })),
      },
    },
  ];
  return { '@context': 'https://schema.org', '@graph': things };
}
