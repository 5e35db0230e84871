'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { warnOfPage } from '../warn.ts';

/**
 * Opens the target of a router's navigation, and moves focus to its question. Browsers do so only for their
 * own navigation, not for `history.pushState`, and only for elements already in the HTML.
 */
export function useHashLinks(
  component: string,
  items: RefObject<readonly (HTMLDetailsElement | null)[]>,
  onOpen: () => void,
): void {
  const opened = useRef(onOpen);
  useEffect(() => {
    opened.current = onOpen;
  });
  useEffect(() => {
    const follow = ({ hash }: Pick<Location, 'hash'>) => {
      const target = items.current
        .flatMap((item) => [...(item?.querySelectorAll('[id]') ?? [])])
        .find(({ id }) => hashFor(id) === hash);
      const item = target?.closest('details');
      if (item && !item.open) {
        item.open = true;
        // Not on `toggle`: by then the router may have rendered the item closed.
        opened.current();
        // jsdom has none.
        target?.scrollIntoView?.();
        focus(item);
      }
      return item;
    };

    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
      if (!link || !defaultPrevented || link.pathname !== location.pathname) return;
      focus(follow(link));
    };

    // For navigations without a click; not in Firefox before 147 and Safari before 26.2.
    const onNavigate = ({ from }: NavigationCurrentEntryChangeEvent) => {
      if (!from.url?.endsWith(location.hash)) follow(location);
    };

    if (process.env.NODE_ENV !== 'production') warnOfPage(component, items.current[0]);
    follow(location);
    document.addEventListener('click', onClick);
    window.navigation?.addEventListener('currententrychange', onNavigate);
    return () => {
      document.removeEventListener('click', onClick);
      window.navigation?.removeEventListener('currententrychange', onNavigate);
    };
  }, [component, items]);
}

/** Moves focus to an item's question, as a browser's own navigation does. */
const focus = (item: HTMLDetailsElement | null | undefined) =>
  item?.querySelector('summary')?.focus({ preventScroll: true });

/** The hash that links to an element, encoded as by the browser. */
const hashFor = (id: string) => new URL(`#${id}`, location.origin).hash;
