'use client';

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import {
  cloneElement,
  type ForwardRefRenderFunction,
  type ReactElement,
  useCallback,
  useRef,
  useState,
} from 'react';
import { NavigationAnchor } from '../Link/NavigationAnchor.tsx';
import type { NavigationItem } from '../navigation.ts';
import { UnavailableItem } from '../UnavailableItem/UnavailableItem.tsx';
import { useControllable } from '../useControllable.ts';
import { HeaderDropdown } from './HeaderDropdown.tsx';
import { labelFor, leaveShortcuts, valueFor } from './radix.ts';
import * as styles from './SiteHeader.css.ts';

interface HeaderNavigationProps {
  items: readonly NavigationItem[];
  label: string;
  open: string | null | undefined;
  defaultOpen: string | null | undefined;
  onOpenChange: ((open: string | null) => void) | undefined;
}

/** A pointer that only passes opens nothing. */
const hoverDelay = 80;

/**
 * The header's entries, on Radix's navigation menu: its hover, arrow keys, tab order and what lies
 * outside. Ours is which dropdown is open: whatever the pointer did not open by resting is pinned.
 */
export function HeaderNavigation({
  items,
  label,
  open: openProp,
  defaultOpen = null,
  onOpenChange,
}: HeaderNavigationProps) {
  const [open, setOpen] = useControllable(openProp, defaultOpen, onOpenChange);
  const [hovered, setHovered] = useState<string | null>(null);
  const [direction, setDirection] = useState<Direction>('ltr');
  // What was closed under the pointer opens again when the pointer comes anew, no sooner.
  const muted = useRef(false);
  const pinned = open !== null && open !== hovered;

  const show = (next: string | null, byHover = false) => {
    setHovered(byHover ? next : null);
    setOpen(next);
  };
  const dismiss = () => {
    muted.current = true;
    show(null);
  };
  const unmute = () => {
    muted.current = false;
  };

  const hydrated = useCallback((nav: HTMLElement | null) => {
    // As Radix calls it, where it has thrown before.
    if (!nav) return;
    setDirection(directionOf(nav));
    // From now on script opens the dropdowns, no longer CSS.
    nav.setAttribute('data-hydrated', '');
    // An error boundary may keep the element: CSS opens the dropdowns again.
    return () => nav.removeAttribute('data-hydrated');
  }, []);

  return (
    <NavigationMenu.Root
      asChild
      value={valueFor(open ?? '')}
      onValueChange={(value) => {
        if (pinned || (value && muted.current)) return;
        show(labelFor(value) || null, true);
      }}
      delayDuration={hoverDelay}
      skipDelayDuration={0}
      dir={direction}
    >
      {/* Radix needs a direction for its keys; the page's own is the one that counts. */}
      <nav
        ref={hydrated}
        dir={undefined}
        aria-label={label}
        className={styles.navigation}
        onFocus={({ currentTarget }) => setDirection(directionOf(currentTarget))}
      >
        <List dir={undefined} className={styles.list}>
          {items.map((item) =>
            'items' in item ? (
              <HeaderDropdown
                key={item.label}
                group={item}
                open={open === item.label}
                pinned={pinned}
                onShow={show}
                onDismiss={dismiss}
                onPointerEnter={unmute}
              />
            ) : (
              <NavigationMenu.Item key={item.label} className={styles.item}>
                <NavigationMenu.Link
                  asChild
                  active={'href' in item && item.current}
                  onKeyDown={leaveShortcuts}
                >
                  {'unavailable' in item ? (
                    <UnavailableItem item={item} className={styles.unavailable} />
                  ) : (
                    <NavigationAnchor link={item} className={styles.link} />
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

type Direction = 'ltr' | 'rtl';

const directionOf = (element: Element) => getComputedStyle(element).direction as Direction;

type ListRender = ForwardRefRenderFunction<unknown, NavigationMenu.NavigationMenuListProps>;

/**
 * Radix's list without the `style` attribute of the box around it, which nothing here needs and a
 * strict policy refuses in a page from a server. Radix has no prop for that, so its element is taken:
 * what `forwardRef` renders, or a plain component, should Radix make it one.
 */
function List(props: NavigationMenu.NavigationMenuListProps) {
  const radixList: unknown = NavigationMenu.List;
  const { render = radixList as ListRender } = radixList as { render?: ListRender };
  return cloneElement(render(props, null) as ReactElement<{ style: unknown }>, {
    style: undefined,
  });
}
