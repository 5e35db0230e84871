'use client';

import { type RefObject, useEffect } from 'react';
import { tallerHeader } from '../theme/theme.css.ts';

/** A finger that holds still moves the page by less, in px. */
const stillness = 4;

/** Tells the styles of the page how the header sticks, given its bar. */
export function useStickyHeader(bar: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const stopLeaving = leaveOnScroll(current);
    const stopMeasuring = measure(current);
    return () => {
      stopLeaving();
      stopMeasuring();
    };
  }, [bar]);
}

/**
 * On a phone the header leaves on the way down. It is back with the first movement up or when it takes
 * the focus, and stays while it has the keyboard's.
 */
function leaveOnScroll(bar: HTMLElement): () => void {
  const root = document.documentElement;
  const setAway = (away: boolean) => root.toggleAttribute('data-header-away', away);
  const comeBack = () => setAway(false);
  let last = scrollY;

  const onScroll = () => {
    // Beyond its ends, the page only springs back.
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

/** Where the bar takes more lines than one, what sticks below it keeps clear of all. */
function measure(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const least = Number.parseFloat(getComputedStyle(bar).minHeight);
    const { height } = bar.getBoundingClientRect();
    // A variable of the root's costs the styles of the whole page: most pages do without.
    style.setProperty(tallerHeader, height > least + 0.5 ? `${height + 1}px` : '');
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(tallerHeader);
  };
}
