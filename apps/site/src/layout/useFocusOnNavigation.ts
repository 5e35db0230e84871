import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { navigatedEvent } from '../inline/events.ts';

/**
 * Makes a navigation inside the site end as a page load would: focus at the document's start, and
 * scrolled to the top. Back and forward need no help: React renders the page while the event of
 * the step is handled, before the browser restores where the visitor was.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;

    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.removeAttribute('tabindex');

    if (type !== 'POP') scrollTo({ top: 0, behavior: 'instant' });
    document.dispatchEvent(new Event(navigatedEvent));
  }, [pathname, type]);
}
