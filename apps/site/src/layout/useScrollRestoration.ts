import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { navigatedEvent } from '../deepLinks/navigatedEvent.ts';

const storageKey = 'pricing-scroll';

/**
 * Makes a navigation inside the site end as a full page load would: focus at the document's
 * start, scrolled to the top or to the hash; back and forward scroll to where the visitor was.
 */
export function useScrollRestoration(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  // Entries that a link to a hash made have no key of their own.
  const entry = `${key} ${pathname}${hash}`;
  const shown = useRef({ entry, pathname });
  const followsHash = useRef(false);

  // The browser would restore before the page is rendered; on leaving it gets the work back.
  useEffect(() => {
    const remember = () => {
      rememberScroll(shown.current.entry);
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    const back = () => {
      history.scrollRestoration = 'manual';
    };
    addEventListener('pagehide', remember);
    addEventListener('pageshow', back);
    return () => {
      removeEventListener('pagehide', remember);
      removeEventListener('pageshow', back);
    };
  }, []);

  // While the page that is left still stands where it was. On `window` Chromium calls listeners in
  // the order they came, capturing or not: a layout effect of the router's child comes before its.
  useLayoutEffect(() => {
    const save = () => rememberScroll(shown.current.entry);
    // Not on every click: asking for the scroll offset lays the page out.
    const saveAtLink = ({ target }: MouseEvent) => {
      const link = (target as Element).closest('a[href]');
      if (!link) return;
      followsHash.current = Boolean(link.getAttribute('href')?.startsWith('#'));
      save();
    };
    // A link to a hash fires it, too, when the browser has gone there.
    const saveAtStep = () => {
      if (!followsHash.current) save();
    };
    addEventListener('click', saveAtLink, true);
    addEventListener('popstate', saveAtStep);
    return () => {
      removeEventListener('click', saveAtLink, true);
      removeEventListener('popstate', saveAtStep);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    const followed = followsHash.current;
    shown.current = { entry, pathname };
    followsHash.current = false;
    if (before.entry === entry) return;
    if (before.pathname === pathname) {
      const top = recalledScroll(entry);
      if (type === 'POP' && !followed && top !== undefined) scrollTo({ top, behavior: 'instant' });
      return;
    }

    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.removeAttribute('tabindex');

    const top = (type === 'POP' && recalledScroll(entry)) || 0;
    scrollTo({ top, behavior: 'instant' });
    if (type === 'POP') return;
    document.getElementById(hash.slice(1))?.scrollIntoView();
    document.dispatchEvent(new Event(navigatedEvent));
  }, [entry, pathname, hash, type]);
}

/** Scroll offsets in CSS pixels by history entry; gone with the tab. */
function recall(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, number>) : {};
  } catch {
    return {};
  }
}

function recalledScroll(entry: string): number | undefined {
  const top = recall()[entry];
  return typeof top === 'number' ? top : undefined;
}

function rememberScroll(entry: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...recall(), [entry]: scrollY }));
  } catch {
    // Without storage, back and forward start at the top.
  }
}
