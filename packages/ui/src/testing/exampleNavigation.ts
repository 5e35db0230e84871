import type { NavigationItem } from '../navigation.ts';

/** A site's whole navigation, the visitor being on its podcasting page. */
export const exampleNavigation = (onShop: () => void): readonly NavigationItem[] => [
  { label: 'Home', href: 'https://agency.example/' },
  { label: 'About Us', href: 'https://agency.example/about-us' },
  { label: 'Podcasts', href: 'https://agency.example/podcasts' },
  { label: 'Services', href: 'https://agency.example/services' },
  {
    label: 'Pricing',
    items: [
      { label: 'Podcasting Bundles', href: '/podcasting', current: true },
      { label: 'Digital Marketing Bundles', href: '/digital-marketing' },
    ],
  },
  { label: 'Shop', unavailable: { hint: 'Coming Soon', onSelect: onShop } },
  { label: 'Insights', href: 'https://agency.example/insights' },
  { label: 'Contact us', href: 'https://agency.example/contact-us' },
];

/** The same in Arabic, for stories that read from right to left. */
export const arabicNavigation = (onShop: () => void): readonly NavigationItem[] => [
  { label: 'الرئيسية', href: 'https://agency.example/' },
  { label: 'من نحن', href: 'https://agency.example/about-us' },
  { label: 'بودكاست', href: 'https://agency.example/podcasts' },
  { label: 'الخدمات', href: 'https://agency.example/services' },
  {
    label: 'الأسعار',
    items: [
      { label: 'باقات البودكاست', href: '/podcasting', current: true },
      { label: 'باقات التسويق الرقمي', href: '/digital-marketing' },
    ],
  },
  { label: 'المتجر', unavailable: { hint: 'قريبًا', mark: 'قريبًا', onSelect: onShop } },
  { label: 'اتصل بنا', href: 'https://agency.example/contact-us' },
];

/** The longest name that a company is expected to have. */
export const longName = 'Thunderbolt Podcast & Digital Marketing Agency';
