import type { LinkProps } from '../Link/Link.tsx';
import type { NavigationItem } from '../navigation.ts';

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
  { label: 'Shop', unavailable: { tooltip: 'Coming Soon', onSelect: onShop } },
  { label: 'Insights', href: 'https://agency.example/insights' },
  { label: 'Contact us', href: 'https://agency.example/contact-us' },
];

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
  { label: 'المتجر', unavailable: { tooltip: 'قريبًا', badge: 'قريبًا', onSelect: onShop } },
  { label: 'اتصل بنا', href: 'https://agency.example/contact-us' },
];

/** The longest company name to expect. */
export const longName = 'Thunderbolt Podcast & Digital Marketing Agency';

/** For tests: a link for `LinkProvider` that loads no page, like a router's link. */
export function HashLink({ href, ...rest }: LinkProps) {
  return <a {...rest} href={`#${href}`} />;
}
