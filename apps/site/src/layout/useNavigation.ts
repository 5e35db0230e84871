import { type NavigationItem, toast } from '@agency/ui';
import { siteConfig } from '../config/siteConfig.ts';
import { layoutContent } from '../content/layout.ts';
import { mainSiteHref } from '../offers/enquire.ts';
import { pageAt, usePage } from '../pages/pages.ts';
import { routes } from '../routes.ts';

const words = layoutContent.navigation;

const main = (label: string, path: string): NavigationItem => ({ label, href: mainSiteHref(path) });

/** The navigation items of the header, which its sheet repeats, and of the footer. */
export function useNavigation() {
  const { path: current } = usePage();
  const around = (pricing: NavigationItem): NavigationItem[] => [
    main(words.home, siteConfig.homePath),
    main(words.about, siteConfig.aboutPath),
    main(words.podcasts, siteConfig.podcastsPath),
    main(words.services, siteConfig.servicesPath),
    pricing,
    {
      label: words.shop,
      unavailable: {
        hint: layoutContent.comingSoon.title,
        mark: layoutContent.shopMark,
        onSelect: () => toast(layoutContent.comingSoon),
      },
    },
    main(words.insights, siteConfig.insightsPath),
    main(words.contact, siteConfig.contactPath),
  ];
  return {
    headerItems: around({
      label: words.pricing,
      expanded: true,
      items: Object.values(routes).map((href) => ({
        label: pageAt(href).menuLabel,
        href,
        current: href === current,
      })),
    }),
    footerItems: [
      ...around({ label: words.pricing, href: current, current: true }),
      ...(siteConfig.privacyPath ? [main(layoutContent.privacy, siteConfig.privacyPath)] : []),
    ],
  };
}
