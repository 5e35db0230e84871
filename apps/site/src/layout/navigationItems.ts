import { type NavigationItem, toast } from '@agency/ui';
import * as siteWords from '../content/siteLayout.ts';
import { navigation } from '../content/siteNavigation.ts';
import { mainSiteHref } from '../offers/enquire.ts';
import { home, pageNames, pages, routes, usePage } from '../pages/registry.ts';
import { siteConfig } from '../siteConfig.ts';

export function useHeaderItems(): NavigationItem[] {
  const { path: current } = usePage();
  const items = pageNames.map((name) => ({
    label: pages[name].menuLabel,
    href: routes[name],
    current: routes[name] === current,
  }));
  return itemsWith((label) =>
    items.length > 1 ? { label, expanded: true, items } : { label, href: home, current: true },
  );
}

export function useFooterItems(): NavigationItem[] {
  const { path: current } = usePage();
  // On pages other than the entry's target, the entry marks the current section instead of the current page.
  const section = home !== current && { 'aria-current': true };
  const { privacyPath } = siteConfig;
  return [
    ...itemsWith((label) => ({ label, href: home, current: true, ...section })),
    ...(privacyPath ? [{ label: siteWords.privacy, href: mainSiteHref(privacyPath) }] : []),
  ];
}

const itemsWith = (pricing: (label: string) => NavigationItem): NavigationItem[] =>
  navigation.map(({ label, ...entry }) => {
    if ('path' in entry) return { label, href: mainSiteHref(entry.path) };
    if ('pages' in entry) return pricing(label);
    const { tooltip, badge, toast: message } = entry.comingSoon;
    return { label, unavailable: { tooltip, badge, onSelect: () => toast(message) } };
  });
