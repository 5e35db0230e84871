'use client';

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import { Link } from '../Link/Link.tsx';
import type { NavigationItem } from '../navigation.ts';
import { UnavailableItem } from '../UnavailableItem/UnavailableItem.tsx';
import { Dropdown } from './Dropdown.tsx';
import { allClosed, dropdownReducer } from './dropdownState.ts';
import * as styles from './SiteHeader.css.ts';

interface HeaderNavigationProps {
  items: readonly NavigationItem[];
  label: string;
}

/** A pointer that only passes by opens nothing. */
const hoverDelay = 80;

/** The header's entries on Radix's navigation menu: its timers, arrow keys and tab order. */
export function HeaderNavigation({ items, label }: HeaderNavigationProps) {
  const [state, dispatch] = useReducer(dropdownReducer, allClosed);
  const nav = useRef<HTMLElement>(null);
  // What React knows only in the browser: that it answers, and where the arrow keys lead.
  const [live, setLive] = useState<{ direction: 'ltr' | 'rtl' }>();

  useLayoutEffect(() => {
    if (!nav.current) return;
    setLive({ direction: getComputedStyle(nav.current).direction as 'ltr' | 'rtl' });
  }, []);

  return (
    <NavigationMenu.Root
      asChild
      value={state.open}
      onValueChange={(value) => dispatch({ type: 'hover', value })}
      delayDuration={hoverDelay}
      dir={live?.direction}
    >
      {/* `dir` is Radix's for its keys; the page's own direction must reach the layout. */}
      <nav
        ref={nav}
        dir={undefined}
        aria-label={label}
        data-live={live && ''}
        className={styles.navigation}
      >
        <NavigationMenu.List dir={undefined} className={styles.list}>
          {items.map((item, index) =>
            'items' in item ? (
              <Dropdown
                key={item.label}
                item={item}
                value={`${index}`}
                state={state}
                dispatch={dispatch}
                live={Boolean(live)}
              />
            ) : (
              <NavigationMenu.Item key={item.label} className={styles.item}>
                <NavigationMenu.Link asChild active={'href' in item && item.current}>
                  {'unavailable' in item ? (
                    <UnavailableItem item={item} className={styles.unavailable} />
                  ) : (
                    <Link href={item.href} className={styles.link}>
                      {item.label}
                    </Link>
                  )}
                </NavigationMenu.Link>
              </NavigationMenu.Item>
            ),
          )}
        </NavigationMenu.List>
      </nav>
    </NavigationMenu.Root>
  );
}
