import { siteConfig } from '../siteConfig.ts';

/** A navigation entry in the header, its sheet and the footer. */
type NavigationEntry = { label: string } & (
  | {
      /** A path on the main site, or an address elsewhere. */
      path: string;
    }
  | {
      /** This site's pages: a dropdown in the header, a link in the footer. */
      pages: true;
    }
  | {
      /** Makes the entry unavailable: it has a tooltip and a badge, and a click only shows a toast. */
      comingSoon: { tooltip: string; badge: string; toast: { title: string; description: string } };
    }
);

export const navigation: readonly NavigationEntry[] = [
  { label: 'Home', path: siteConfig.homePath },
  { label: 'About Us', path: siteConfig.aboutPath },
  { label: 'Podcasts', path: siteConfig.podcastsPath },
  { label: 'Services', path: siteConfig.servicesPath },
  { label: 'Pricing', pages: true },
  {
    label: 'Shop',
    comingSoon: {
      tooltip: 'Coming Soon',
      badge: 'Coming soon',
      toast: { title: 'Coming Soon', description: 'The Shop is currently under development.' },
    },
  },
  { label: 'Insights', path: siteConfig.insightsPath },
  { label: 'Contact us', path: siteConfig.contactPath },
];
