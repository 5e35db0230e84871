'use client';

import { type RefObject, useEffect } from 'react';
import { useLatest } from '../useLatest.ts';
import { warnOfPage } from '../warn.ts';

/**
 * Opens the item that a router's link leads to, on a click and on mount: browsers do so only for
 * their own navigation, not for `history.pushState`, and only for what is in the HTML by then. Calls
 * `onOpen` right after it.
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
      if (!item || item.open) return;
      item.open = true;
      // Now: by the time of its `toggle` event the router may have rendered the item closed.
      opened.current();
      target?.scrollIntoView();
    };

    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
      if (link && defaultPrevented && link.pathname === location.pathname) follow(link);
    };

    if (process.env.NODE_ENV !== 'production') warnOfPage('Accordion', items.current[0]);
    follow(location);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [items, opened]);
}

/** The hash of the link to an element, encoded as the browser encodes it. */
const hashFor = (id: string) => new URL(`#${id}`, location.origin).hash;
