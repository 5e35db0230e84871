'use client';

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationAnchor } from '../Link/NavigationAnchor.tsx';
import type { Labels } from '../labels/labels.ts';
import { onHiddenByWidth } from '../layout.ts';
import type { ShownItem } from '../navigation.ts';
import { UnavailableItem } from '../UnavailableItem/UnavailableItem.tsx';
import { HeaderDropdown, useDropdowns } from './HeaderDropdown.tsx';
import { List, leaveShortcuts } from './radix.ts';
import * as styles from './SiteHeader.css.ts';

interface HeaderNavigationProps {
  items: readonly ShownItem[];
  labels: Labels['siteHeader'];
}

/** How long the pointer must rest on an entry to open its dropdown, in milliseconds. */
const hoverDelay = 80;

/** The header's entries, as Radix's navigation menu. */
export function HeaderNavigation({ items, labels }: HeaderNavigationProps) {
  const dropdowns = useDropdowns();
  const { open, dismiss } = dropdowns;
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const nav = useRef<HTMLElement>(null);

  // Before paint, with a dropdown that adopts what CSS held open: between two it would fade in again.
  useLayoutEffect(() => {
    const element = nav.current as HTMLElement;
    setDirection(directionOf(element));
    // Stops CSS from opening the dropdowns: script does, until an error boundary keeps the element.
    element.setAttribute('data-hydrated', '');
    return () => element.removeAttribute('data-hydrated');
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `dismiss` is new on each render.
  useEffect(
    () => (open ? onHiddenByWidth([nav.current as HTMLElement], dismiss) : undefined),
    [open],
  );

  return (
    <NavigationMenu.Root
      asChild
      value={open}
      onValueChange={dropdowns.followHover}
      delayDuration={hoverDelay}
      skipDelayDuration={0}
      dir={direction}
    >
      {/* Radix needs `dir` for its arrow keys; the element itself inherits the page's direction. */}
      <nav
        ref={nav}
        dir={undefined}
        aria-label={labels.label}
        data-part="navigation"
        className={styles.navigation}
        onFocus={({ currentTarget }) => setDirection(directionOf(currentTarget))}
      >
        <List dir={undefined} className={styles.list}>
          {items.map((item) =>
            'items' in item ? (
              <HeaderDropdown key={item.place} group={item} dropdowns={dropdowns} />
            ) : (
              <NavigationMenu.Item key={item.place} className={styles.item}>
                <NavigationMenu.Link asChild onKeyDown={leaveShortcuts}>
                  {'unavailable' in item ? (
                    <UnavailableItem
                      item={item}
                      badge={labels.unavailable}
                      className={styles.unavailable}
                    />
                  ) : (
                    <NavigationAnchor link={item} data-part="item" className={styles.link} />
                  )}
                </NavigationMenu.Link>
              </NavigationMenu.Item>
            ),
          )}
        </List>
      </nav>
    </NavigationMenu.Root>
  );
}

const directionOf = (element: Element) => getComputedStyle(element).direction as 'ltr' | 'rtl';
