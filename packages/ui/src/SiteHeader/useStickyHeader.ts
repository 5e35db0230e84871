'use client';

import { type RefObject, useEffect } from 'react';
import { useBar } from '../theme/useBar.ts';
import { warnOfPage } from '../warn.ts';

/** The shortest scroll that counts, in px: a resting finger moves, too. */
const stillness = 4;

/** Reports the header's visibility and height to CSS: by an attribute and a variable on `html`. */
export function useStickyHeader(bar: RefObject<HTMLElement | null>): void {
  useBar('site-header', bar);
  useEffect(() => {
    const { current } = bar;
    if (process.env.NODE_ENV !== 'production') warnOfPage('SiteHeader', current);
    if (!current) return;
    return leaveOnScroll(current);
  }, [bar]);
}

/**
 * Hides a phone's header while the page scrolls down. Shows it on the first scroll up or when it receives
 * focus, and keeps it visible during keyboard focus.
 */
function leaveOnScroll(bar: HTMLElement): () => void {
  const root = document.documentElement;
  const setAway = (away: boolean) => root.toggleAttribute('data-header-away', away);
  const comeBack = () => setAway(false);
  let last = scrollY;

  const onScroll = () => {
    // Ignores overscroll, from which the page springs back.
    const y = Math.max(0, Math.min(scrollY, root.scrollHeight - innerHeight));
    if (Math.abs(y - last) < stillness) return;
    setAway(y > last && !bar.querySelector(':focus-visible'));
    last = y;
  };

  addEventListener('scroll', onScroll, { passive: true });
  bar.addEventListener('focusin', comeBack);
  return () => {
    removeEventListener('scroll', onScroll);
    bar.removeEventListener('focusin', comeBack);
    comeBack();
  };
}
