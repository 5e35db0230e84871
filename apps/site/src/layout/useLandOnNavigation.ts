import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { arrivedEvent } from '../anchors/arrived.ts';

const storageKey = 'pricing-scroll';

/**
 * Makes a navigation inside the site end as a full page load would: focus at the document's
 * start, scrolled to the top or to the hash; back and forward scroll to where the visitor was.
 */
export function useLandOnNavigation(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ key, pathname });

  // The browser would restore before the page is rendered; on leaving it gets the work back.
  useEffect(() => {
    const remember = () => {
      rememberScroll(shown.current.key);
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
    const save = () => rememberScroll(shown.current.key);
    // Not on every click: asking for the scroll offset lays the page out.
    const saveAtLink = ({ target }: MouseEvent) => {
      if ((target as Element).closest('a[href]')) save();
    };
    addEventListener('click', saveAtLink, true);
    addEventListener('popstate', save);
    return () => {
      removeEventListener('click', saveAtLink, true);
      removeEventListener('popstate', save);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (before.pathname === pathname) return;

    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.removeAttribute('tabindex');

    const top = type === 'POP' ? recalledScroll(key) : 0;
    scrollTo({ top, behavior: 'instant' });
    if (type === 'POP') return;
    document.getElementById(hash.slice(1))?.scrollIntoView();
    document.dispatchEvent(new Event(arrivedEvent));
  }, [key, pathname, hash, type]);
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

const recalledScroll = (key: string): number => Number(recall()[key]) || 0;

function rememberScroll(key: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...recall(), [key]: scrollY }));
  } catch {
    // Without storage, back and forward start at the top.
  }
}
