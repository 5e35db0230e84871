import { VisuallyHidden } from '@agency/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { hydratedEvent, navigatedEvent } from '../events.ts';

/**
 * Makes a navigation inside the site end as a page load would: focus at the document's start,
 * scrolled to the top, and the new title announced. Back and forward need no help with scrolling:
 * React renders the page while their event is handled, before the browser restores the position.
 *
 * It must be last in the page: React hydrates the parts in their order.
 */
export function PageEvents() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    document.dispatchEvent(new Event(hydratedEvent));
  }, []);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;

    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.removeAttribute('tabindex');

    if (type !== 'POP') scrollTo({ top: 0, behavior: 'instant' });
    setAnnouncement(document.title);
    document.dispatchEvent(new Event(navigatedEvent));
  }, [pathname, type]);

  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}
