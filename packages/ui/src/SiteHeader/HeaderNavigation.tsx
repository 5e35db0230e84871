'use client';

import type { KeyboardEvent } from 'react';
import { NavigationAnchor } from '../Link/NavigationAnchor.tsx';
import type { NavigationItem } from '../navigation.ts';
import { UnavailableItem } from '../UnavailableItem/UnavailableItem.tsx';
import { Dropdown } from './Dropdown.tsx';
import * as styles from './SiteHeader.css.ts';
import { type OpenState, useOpenDropdown } from './useOpenDropdown.ts';

interface HeaderNavigationProps extends OpenState {
  items: readonly NavigationItem[];
  label: string;
}

/** The header's entries: links, dropdowns, and what is not there yet. */
export function HeaderNavigation({ items, label, ...state }: HeaderNavigationProps) {
  const [opened, setOpened] = useOpenDropdown(state);
  return (
    <nav ref={markHydrated} aria-label={label} className={styles.navigation}>
      <ul className={styles.list} onKeyDown={moveFocus}>
        {items.map((item) =>
          'items' in item ? (
            <Dropdown key={item.label} group={item} opened={opened} setOpened={setOpened} />
          ) : (
            <li key={item.label} className={styles.item}>
              {'unavailable' in item ? (
                <UnavailableItem item={item} className={styles.unavailable} />
              ) : (
                <NavigationAnchor link={item} className={styles.link} />
              )}
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

/** From now on script opens the dropdowns, no longer CSS. */
const markHydrated = (nav: HTMLElement | null) => {
  nav?.setAttribute('data-hydrated', '');
  // An error boundary may keep the element: CSS opens the dropdowns again.
  return () => nav?.removeAttribute('data-hydrated');
};

/** The arrow keys, Home and End move along a list; down leads into an open dropdown. */
function moveFocus(event: KeyboardEvent) {
  const from = event.target as HTMLElement;
  const list = from.closest('ul');
  if (!list || event.altKey || event.ctrlKey || event.metaKey) return;
  const entries = [...list.children].map((item) => item.querySelector<HTMLElement>('a, button'));
  const index = entries.indexOf(from);
  const forward = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
  const isOpen = from.getAttribute('aria-expanded') === 'true';
  const targets: Record<string, HTMLElement | null | undefined> = {
    ArrowLeft: entries[index - forward],
    ArrowRight: entries[index + forward],
    ArrowUp: entries[index - 1],
    ArrowDown: isOpen ? from.nextElementSibling?.querySelector('a') : entries[index + 1],
    Home: entries[0],
    End: entries.at(-1),
  };
  if (!(event.key in targets)) return;
  event.preventDefault();
  targets[event.key]?.focus();
}
