'use client';

import { type RefObject, useEffect } from 'react';
import { useLatest } from '../useLatest.ts';
import { warnOfPage } from '../warn.ts';

/**
 * Opens the item that a router's navigation leads to, and moves the focus to its question: browsers do
 * so only for their own navigation, not for `history.pushState`, and only for what is in the HTML by
 * then. Calls `onOpen` right after it.
 */
export function useHashLinks(
  items: RefObject<readonly (HTMLDetailsElement | null)[]>,
  onOpen: () => void,
): void {
  const opened = useLatest(onOpen);
  useEffect(() => {
    const follow = ({ hash }: Pick<Location, 'hash'>) => {
      const target = items.current
        .flatMap((item) => [...(item?.querySelectorAll('[id]') ?? [])])
        .find(({ id }) => hashFor(id) === hash);
      const item = target?.closest('details');
      if (item && !item.open) {
        item.open = true;
        // Now: by the time of its `toggle` event the router may have rendered the item closed.
        opened.current();
        target?.scrollIntoView();
        focus(item);
      }
      return item;
    };

    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
      if (!link || !defaultPrevented || link.pathname !== location.pathname) return;
      focus(follow(link));
    };

    // A navigation without a click; not in Firefox before 147 and Safari before 26.2. Follows it
    // later: React must not render within the effect in which Next.js navigates.
    const onNavigate = ({ from }: NavigationCurrentEntryChangeEvent) => {
      if (!from.url?.endsWith(location.hash)) queueMicrotask(() => follow(location));
    };

    if (process.env.NODE_ENV !== 'production') warnOfPage('Accordion', items.current[0]);
    follow(location);
    document.addEventListener('click', onClick);
    window.navigation?.addEventListener('currententrychange', onNavigate);
    return () => {
      document.removeEventListener('click', onClick);
      window.navigation?.removeEventListener('currententrychange', onNavigate);
    };
  }, [items, opened]);
}

/** Lets the keyboard go on from an item, as from the target of a browser's own navigation. */
const focus = (item: HTMLDetailsElement | null | undefined) =>
  item?.querySelector('summary')?.focus({ preventScroll: true });

/** The hash of the link to an element, encoded as the browser encodes it. */
const hashFor = (id: string) => new URL(`#${id}`, location.origin).hash;
