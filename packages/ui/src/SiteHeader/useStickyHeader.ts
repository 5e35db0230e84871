'use client';

import { type RefObject, useEffect } from 'react';
import { useBar } from '../theme/useBar.ts';
import { warnOfPage } from '../warn.ts';

/** The shortest scroll that counts, in px: a resting finger moves, too. */
const stillness = 4;

/**
 * Reports the header's presence, height and visibility to CSS. A phone's header hides while the page scrolls
 * down. It returns on the first scroll up or when it receives focus, and stays during keyboard focus.
 */
export function useStickyHeader(bar: RefObject<HTMLElement | null>): void {
  useBar('site-header', bar);
  useEffect(() => {
    const header = bar.current;
    if (process.env.NODE_ENV !== 'production') warnOfPage('SiteHeader', header);
    const root = document.documentElement;
    const setAway = (away: boolean) => root.toggleAttribute('data-header-away', away);
    const comeBack = () => setAway(false);
    let last = scrollY;

    const onScroll = () => {
      // Ignores overscroll, from which the page springs back.
      const y = Math.max(0, Math.min(scrollY, root.scrollHeight - innerHeight));
      if (Math.abs(y - last) < stillness) return;
      setAway(y > last && !header?.querySelector(':focus-visible'));
      last = y;
    };

    addEventListener('scroll', onScroll, { passive: true });
    header?.addEventListener('focusin', comeBack);
    return () => {
      removeEventListener('scroll', onScroll);
      header?.removeEventListener('focusin', comeBack);
      comeBack();
    };
  }, [bar]);
}
