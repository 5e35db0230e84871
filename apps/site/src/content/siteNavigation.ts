import { siteConfig } from '../siteConfig.ts';

/** A navigation entry in the header, its sheet and the footer. */
type NavigationEntry = { label: string } & (
  | {
      /** A path on the main site, or an address elsewhere. */
      path: string;
    }
  | {
      /** A dropdown of this site's pages. */
      pages: true;
    }
  | {
      /** Disables the entry, which has a tooltip and a badge. A click shows a toast. */
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
