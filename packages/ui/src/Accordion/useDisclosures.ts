'use client';

import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type Details = RefObject<(HTMLDetailsElement | null)[]>;

/**
 * Syncs native `details`, which browsers toggle on a click, for find-in-page and for links to their content,
 * also before hydration, with the keys of those that are open. Returns the props of each by its index.
 */
export function useDisclosures(
  keys: readonly string[],
  open: readonly string[],
  setOpen: (open: readonly string[]) => void,
): (index: number) => ComponentProps<'details'> {
  const details: Details = useRef([]);

  /** Syncs the state with the elements that the browser opened or closed. */
  const adopt = () => {
    const now = keys.filter((_, index) => details.current[index]?.open);
    if (now.join('\n') !== keys.filter((key) => open.includes(key)).join('\n')) setOpen(now);
  };
  const latestAdopt = useRef(adopt);
  const adopted = useRef(false);
  useEffect(() => {
    const stop = openLinkTargets(details, () => latestAdopt.current());
    // Those opened before hydration.
    adopted.current = true;
    latestAdopt.current();
    return stop;
  }, []);
  // Reverts toggles the controlled value rejects.
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
    // A visitor may open one before hydration.
    suppressHydrationWarning: true,
  });
}

/**
 * Opens the target of a router's navigation, and moves focus to its question. Browsers do so only for their
 * own navigation, not for `history.pushState`, and only for elements already in the HTML.
 */
function openLinkTargets(details: Details, onOpen: () => void): () => void {
  const follow = ({ hash }: Pick<Location, 'hash'>) => {
    const target = details.current
      .flatMap((element) => [...(element?.querySelectorAll('[id]') ?? [])])
      .find(({ id }) => hashFor(id) === hash);
    const item = target?.closest('details');
    if (item && !item.open) {
      item.open = true;
      // Not on `toggle`: by then the router may have rendered the item closed.
      onOpen();
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

  follow(location);
  // jsdom rejects Node's AbortSignal: this is the window's.
  const listening = new window.AbortController();
  const { signal } = listening;
  document.addEventListener('click', onClick, { signal });
  window.navigation?.addEventListener('currententrychange', onNavigate, { signal });
  return () => listening.abort();
}

/** Moves focus to an item's question, as a browser's own navigation does. */
const focus = (item: HTMLDetailsElement | null | undefined) =>
  item?.querySelector('summary')?.focus({ preventScroll: true });

/** The hash that links to an element, encoded as by the browser, in any document: `srcdoc` has no origin. */
const hashFor = (id: string) => new URL(`#${id}`, 'about:blank').hash;
