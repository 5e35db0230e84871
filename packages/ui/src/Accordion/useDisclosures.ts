'use client';

import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type Details = RefObject<(HTMLDetailsElement | null)[]>;

/**
 * Syncs native `details`, which browsers toggle even before hydration, with the keys of the open
 * items. Returns a function from an item's index to its `details` props.
 */
export function useDisclosures(
  keys: readonly string[],
  open: readonly string[],
  setOpen: (open: readonly string[]) => void,
): (index: number) => ComponentProps<'details'> {
  const details: Details = useRef([]);

  const adopt = () => {
    // A key without an element keeps its state.
    const now = keys.filter((key, index) => details.current[index]?.open ?? open.includes(key));
    if (now.join('\n') !== keys.filter((key) => open.includes(key)).join('\n')) setOpen(now);
  };
  const latestAdopt = useRef(adopt);
  const adopted = useRef(false);
  useEffect(() => {
    const stop = openLinkTargets(details, () => latestAdopt.current());
    // Adopt the items that the visitor opened before hydration.
    adopted.current = true;
    latestAdopt.current();
    return stop;
  }, []);
  // Revert toggles that a controlled `value` does not reflect.
  useLayoutEffect(() => {
    latestAdopt.current = adopt;
    if (!adopted.current) return;
    for (const [index, key] of keys.entries()) {
      const element = details.current[index];
      if (element && element.open !== open.includes(key)) element.open = open.includes(key);
    }
  });

  return (index) => ({
    ref: (element) => {
      details.current[index] = element;
    },
    open: open.includes(keys[index] ?? ''),
    onToggle: adopt,
    // A visitor may open an item before hydration.
    suppressHydrationWarning: true,
  });
}

/**
 * Opens the item that a router navigates to, and focuses its question. Browsers open items only for
 * their own navigation, not for `history.pushState`, and only if the items are already in the HTML.
 */
function openLinkTargets(details: Details, onOpen: () => void): () => void {
  const follow = ({ hash }: Pick<Location, 'hash'>) => {
    const target = details.current
      .flatMap((element) => [...(element?.querySelectorAll('[id]') ?? [])])
      .find(({ id }) => hashFor(id) === hash);
    const item = target?.closest('details');
    if (item && !item.open) {
      item.open = true;
      // Report now: before `toggle` fires, the router may rerender the item as closed.
      onOpen();
      // jsdom has no `scrollIntoView`.
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

  // Handles navigation without a click, except in Firefox before 147 and Safari before 26.2, which lack the event.
  const onNavigate = ({ from }: NavigationCurrentEntryChangeEvent) => {
    if (!from.url?.endsWith(location.hash)) follow(location);
  };

  follow(location);
  // jsdom accepts only the window's AbortSignal, not Node's.
  const listening = new window.AbortController();
  const { signal } = listening;
  document.addEventListener('click', onClick, { signal });
  window.navigation?.addEventListener('currententrychange', onNavigate, { signal });
  return () => listening.abort();
}

const focus = (item: HTMLDetailsElement | null | undefined) =>
  item?.querySelector('summary')?.focus({ preventScroll: true });

/** Returns the percent-encoded hash for an id. The base URL is arbitrary. */
const hashFor = (id: string) => new URL(`#${id}`, 'about:blank').hash;
