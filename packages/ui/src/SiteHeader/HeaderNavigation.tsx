'use client';

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import {
  cloneElement,
  type ForwardRefRenderFunction,
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ChevronIcon } from '../Icon/Icon.tsx';
import { NavigationAnchor } from '../Link/NavigationAnchor.tsx';
import type { Labels } from '../labels/labels.ts';
import { holdsCurrent, type ShownGroup, type ShownItem } from '../navigation.ts';
import { UnavailableEntry } from '../UnavailableEntry/UnavailableEntry.tsx';
import { listenToDropdowns } from './dropdowns.ts';
import * as styles from './SiteHeader.css.ts';

interface HeaderNavigationProps {
  items: readonly ShownItem[];
  labels: Labels['siteHeader'];
}

/** The navigation of a wide header. Uses Radix's navigation menu, so that arrow keys move focus between entries. */
export function HeaderNavigation({ items, labels }: HeaderNavigationProps) {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    listenToDropdowns((nav.current as HTMLElement).ownerDocument);
  }, []);

  return (
    <NavigationMenu.Root asChild dir={direction}>
      {/* Radix needs `dir` for its arrow keys, but the `nav` must inherit the page's direction. */}
      <nav
        ref={nav}
        dir={undefined}
        aria-label={labels.label}
        data-part="navigation"
        className={styles.navigation}
        onFocus={({ currentTarget }) =>
          setDirection(getComputedStyle(currentTarget).direction as 'ltr' | 'rtl')
        }
      >
        <List dir={undefined} className={styles.list}>
          {items.map((item) => (
            <li
              key={item.place}
              data-dropdown={'items' in item ? '' : undefined}
              className={styles.item}
            >
              <NavigationMenu.Link asChild onKeyDown={leaveShortcuts}>
                {'items' in item ? (
                  <button
                    type="button"
                    data-part="item"
                    data-current={holdsCurrent(item) || undefined}
                    // `listenToDropdowns` changes this attribute, before and after hydration.
                    aria-expanded={false}
                    suppressHydrationWarning
                    className={styles.trigger}
                  >
                    {item.label}
                    <ChevronIcon />
                  </button>
                ) : 'unavailable' in item ? (
                  <UnavailableEntry
                    item={item}
                    badge={labels.unavailable}
                    className={styles.unavailable}
                  />
                ) : (
                  <NavigationAnchor link={item} data-part="item" className={styles.link} />
                )}
              </NavigationMenu.Link>
              {'items' in item && <Dropdown group={item} />}
            </li>
          ))}
        </List>
      </nav>
    </NavigationMenu.Root>
  );
}

const Dropdown = ({ group }: { group: ShownGroup }) => (
  <>
    <noscript>
      <details>
        <summary data-current={holdsCurrent(group) || undefined} className={styles.trigger}>
          {group.label}
          <ChevronIcon />
        </summary>
      </details>
    </noscript>
    <ul data-part="dropdown" className={styles.dropdown}>
      {group.items.map((link) => (
        <li key={link.place}>
          <NavigationAnchor link={link} className={styles.dropdownLink} />
        </li>
      ))}
    </ul>
  </>
);

/** Keeps Radix from handling browser shortcuts, such as Alt with the left arrow key (Back). */
const leaveShortcuts = (event: KeyboardEvent): void => {
  event.defaultPrevented ||= event.altKey || event.ctrlKey || event.metaKey;
};

type ListRender = ForwardRefRenderFunction<unknown, NavigationMenu.NavigationMenuListProps>;

/**
 * Renders Radix's list without its wrapper's `style`, which a strict Content-Security-Policy blocks
 * in server HTML. Radix has no prop to omit `style`, so `List` calls Radix's function (`forwardRef`'s
 * `render`, or a plain component) and clones the result; pnpm-workspace.yaml pins Radix's version.
 * Remove this and the pin once `style` is gone: https://github.com/radix-ui/primitives/issues/1873
 */
function List(props: NavigationMenu.NavigationMenuListProps) {
  const radixList: unknown = NavigationMenu.List;
  const { render = radixList as ListRender } = radixList as { render?: ListRender };
  return cloneElement(render(props, null) as ReactElement<{ style: unknown }>, {
    style: undefined,
  });
}
