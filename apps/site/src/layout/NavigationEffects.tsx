import { VisuallyHidden } from '@agency/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import * as siteWords from '../content/siteLayout.ts';
import { hydratedEvent, navigatedEvent } from '../events.ts';
import { htmlData } from '../htmlAttributes.ts';
import { usePage } from '../pages/registry.ts';
import { useView } from '../preferences.ts';

/**
 * Makes client-side navigation end like a page load, and announces new titles and views.
 *
 * Must come last in the page: React hydrates regions in order, and `hydratedEvent` must follow them all.
 */
export function NavigationEffects() {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    document.dispatchEvent(new Event(hydratedEvent));
  }, []);
  useNavigationEnd(setAnnouncement);
  useViewAnnouncement(setAnnouncement);
  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}

/**
 * Moves focus to the document's start, scrolls to the top and announces the new title. Back and forward need no
 * scrolling: React renders the page during `popstate`, before the browser restores the position.
 */
function useNavigationEnd(announce: (text: string) => void) {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ key, pathname });

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    const isSamePage = before.pathname === pathname;
    if (isSamePage && (before.key === key || type === 'POP')) return;

    if (type !== 'POP') scrollTo({ top: 0, behavior: 'instant' });
    // Forces a layout: otherwise Firefox anchors the scroll position to the previous page.
    else document.documentElement.getBoundingClientRect();
    document.dispatchEvent(new Event(navigatedEvent));
    if (isSamePage) return;

    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.removeAttribute('tabindex');
    announce(document.title);
  }, [key, pathname, type, announce]);
}

/** Announces each change of the view, even one before hydration, but not the initial view. */
function useViewAnnouncement(announce: (text: string) => void) {
  const [view] = useView();
  const { name } = usePage().words[view];
  const shown = useRef<string>(undefined);

  useEffect(() => {
    const page = htmlData();
    // Skips the default view, which hydration renders before the chosen view.
    if (view !== page.view) return;
    const isInitial = !shown.current && page.switched === undefined;
    if (!isInitial && shown.current !== view) announce(siteWords.viewShown(name));
    shown.current = view;
  }, [view, name, announce]);
}
