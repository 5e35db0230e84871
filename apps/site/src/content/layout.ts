import { siteConfig } from '../config/siteConfig.ts';

/** The words of what surrounds every page. */
export const layoutContent = {
  banner: 'We are a proudly BEE Level 1 company',
  skipLink: 'Skip to the offers',
  navigation: {
    home: 'Home',
    about: 'About Us',
    podcasts: 'Podcasts',
    services: 'Services',
    pricing: 'Pricing',
    podcastingBundles: 'Podcasting Bundles',
    digitalMarketingBundles: 'Digital Marketing Bundles',
    shop: 'Shop',
    insights: 'Insights',
    contact: 'Contact us',
  },
  /** The word beside the Shop. */
  shopMark: 'Coming soon',
  comingSoon: {
    title: 'Coming Soon',
    description: 'The Shop is currently under development.',
  },
  viewSwitch: 'Show offers for',
  share: {
    button: 'Share this view',
    copied: { title: 'Link copied', description: 'It opens this page as you see it now.' },
    byHand: 'The address of this view, to copy',
  },
  contactHeading: 'Get in touch',
  copyright: `© 2025 ${siteConfig.companyName}. All rights reserved.`,
} as const;
