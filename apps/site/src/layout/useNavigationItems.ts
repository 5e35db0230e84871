import { type NavigationItem, toast } from '@agency/ui';
import { navigation } from '../content/siteNavigation.ts';
import * as siteWords from '../content/siteWords.ts';
import { mainSiteHref } from '../offers/enquire.ts';
import { home, pageNames, pages, routes, usePage } from '../pages/registry.ts';
import { siteConfig } from '../siteConfig.ts';

/** Returns the navigation items of the header, which the sheet repeats, and of the footer. */
export function useNavigationItems() {
  const { path: current } = usePage();
  const itemsWith = (pricing: (label: string) => NavigationItem): NavigationItem[] =>
    navigation.map(({ label, ...entry }) => {
      if ('path' in entry) return { label, href: mainSiteHref(entry.path) };
      if ('pages' in entry) return pricing(label);
      const { tooltip, badge, toast: message } = entry.comingSoon;
      return { label, unavailable: { tooltip, badge, onSelect: () => toast(message) } };
    });
  // The footer's only entry for pages leads home. On other pages, it marks the current section.
  const section = home !== current && { 'aria-current': true };
  const link = (label: string) => ({ label, href: home, current: true, ...section });
  const dropdown = (label: string) => ({
    label,
    expanded: true,
    items: pageNames.map((name) => ({
      label: pages[name].menuLabel,
      href: routes[name],
      current: routes[name] === current,
    })),
  });
  const { privacyPath } = siteConfig;
  return {
    headerItems: itemsWith(pageNames.length > 1 ? dropdown : link),
    footerItems: [
      ...itemsWith(link),
      ...(privacyPath ? [{ label: siteWords.privacy, href: mainSiteHref(privacyPath) }] : []),
    ],
  };
}
